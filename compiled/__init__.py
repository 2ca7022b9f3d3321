"""The compiled build: what it is made of and how it is made. No part of what is installed."""
