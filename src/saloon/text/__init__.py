"""Every name, card text, prompt and log line in English and Russian, as data, and how they are used."""
