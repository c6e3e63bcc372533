"""One file for each revision. A file that was released is never changed."""
