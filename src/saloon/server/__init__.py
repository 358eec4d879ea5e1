"""The server: tables that are their logs, the lobby, the store, the sockets."""
