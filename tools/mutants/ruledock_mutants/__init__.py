"""Mutation testing: do the tests notice when a pack or the code changes?"""
