"""Counters for Prometheus: how much and how fast, never who or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from saloon.server.entries import Answered, Entry

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """What one server counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        here = self._registry
        self.entries = Counter("saloon_entries", "Entries stored, by kind", ["kind"], registry=here)
        self.answers = Counter("saloon_answers", "Answers stored, by who decided", ["by"], registry=here)
        self.append_seconds = Histogram(
            "saloon_append_seconds", "Time to store one entry", buckets=QUICK, registry=here
        )
        self.sockets = Gauge("saloon_sockets", "Open sockets", registry=here)
        self.tables = Gauge("saloon_tables", "Tables in memory", registry=here)
        self.damaged = Gauge("saloon_damaged_tables", "Tables that cannot be read", registry=here)
        self.refusals = Counter("saloon_refusals", "Messages refused, by code", ["code"], registry=here)
        self.dropped = Counter("saloon_dropped", "Sockets closed, by close code", ["code"], registry=here)
        self.turned_out = Counter(
            "saloon_turned_out",
            "Connections ended, by what they took too much of",
            ["what"],
            registry=here,
        )
        self.store_failures = Counter("saloon_store_failures", "Entries not stored", registry=here)
        self.faults = Counter("saloon_faults", "Faults of the server itself", registry=here)
        self.conflicts = Counter(
            "saloon_conflicts", "Entries that another node was quicker than", registry=here
        )
        self.fenced = Counter("saloon_fenced", "Entries of a node that must not drive", registry=here)
        self.takeovers = Counter("saloon_takeovers", "Tables driven here that others drove", registry=here)
        self.breaks = Counter("saloon_news_breaks", "Breaks of the news of other nodes", registry=here)
        self.driven = Gauge("saloon_driven_tables", "Tables that are driven here", registry=here)
        self.replicas = Gauge("saloon_replicas", "Tables in memory that others drive", registry=here)
        self.lease = Gauge("saloon_lease_seconds", "Seconds that the lease of this node lasts", registry=here)
        self.news_seconds = Histogram(
            "saloon_news_seconds", "From stored elsewhere to applied here", buckets=QUICK, registry=here
        )
        self.queue = Gauge("saloon_notify_queue", "Of the room for news, what is taken", registry=here)
        self.forks = Counter("saloon_forks", "Tables of which the store has lost entries", registry=here)

    def stored(self, entry: Entry, seconds: float) -> None:
        self.entries.labels(entry.what).inc()
        if isinstance(entry, Answered):
            self.answers.labels(entry.by).inc()
        self.append_seconds.observe(seconds)

    def page(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self._registry)
