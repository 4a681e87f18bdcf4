"""The daily deal over the database."""
