"""The storm, a module for the isle: one rough day in an otherwise quiet week."""
