"""BANG! The Duel: law against outlaws, each with an attacking and a covering character."""

from saloon.games.duel import box as box
