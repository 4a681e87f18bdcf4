"""The web page: a JSON API, an event stream and the page's static files."""
