"""The match server: play online, by WebSocket, HTTP or ND-JSON. Everything a client receives is its seat's view."""
