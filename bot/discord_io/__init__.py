"""The only package that talks to Discord: client, components, custom ids, sending."""
