"""The texts of the pages, some pages to a module."""
