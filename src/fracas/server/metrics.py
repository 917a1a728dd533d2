"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """One registry per application, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        at = self.registry
        self.requests = Counter("fracas_http_requests", "HTTP requests", ["method", "route", "status"], registry=at)
        self.request_seconds = Histogram(
            "fracas_http_request_seconds", "Time to answer", ["route"], registry=at, buckets=FAST
        )
        self.connections = Gauge("fracas_connections", "Open streams", ["kind"], registry=at)
        self.open_connections = Gauge("fracas_open_connections", "Connections to the outside", registry=at)
        self.refused_connections = Counter(
            "fracas_refused_connections", "Connections too many", ["reason"], registry=at
        )
        self.messages = Counter("fracas_messages", "WebSocket messages received", ["type"], registry=at)
        self.refusals = Counter("fracas_refusals", "What was refused, by reason", ["code"], registry=at)
        self.matches = Gauge("fracas_live_matches", "Matches in memory", registry=at)
        self.created = Counter("fracas_matches_created", "Matches created", ["game"], registry=at)
        self.ended = Counter("fracas_matches_ended", "Matches ended", ["game", "ending"], registry=at)
        self.set_aside = Counter(
            "fracas_matches_set_aside", "Matches that cannot be replayed, by reason", ["trouble"], registry=at
        )
        self.actions = Counter("fracas_actions", "Actions played", ["game"], registry=at)
        self.action_seconds = Histogram(
            "fracas_action_seconds", "From an action's arrival to its commit", registry=at, buckets=FAST
        )
        self.commits = Counter("fracas_commits", "Transactions committed", registry=at)
        self.commit_seconds = Histogram("fracas_commit_seconds", "Time of a commit", registry=at, buckets=FAST)
        self.queue = Gauge("fracas_thoughts_waiting", "Thoughts waiting for a worker", registry=at)
        self.thoughts = Counter("fracas_thoughts", "Thoughts finished", ["kind", "result"], registry=at)
        self.thought_seconds = Histogram(
            "fracas_thought_seconds", "Time a worker took", ["kind"], registry=at, buckets=SLOW
        )
        self.worker_slots = Gauge("fracas_worker_slots", "Slots that take thoughts", registry=at)
        self.worker_failures = Counter("fracas_worker_failures", "Workers lost", ["reason"], registry=at)

    def text(self) -> bytes:
        """What `/metrics` answers."""
        return generate_latest(self.registry)
