"""The server: tables over HTTP and WebSockets. One door in (`tables`), one door out (`outgoing`)."""
