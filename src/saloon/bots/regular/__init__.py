"""The regular: plays by rules of thumb, and knows who is who as well as it can be known."""
