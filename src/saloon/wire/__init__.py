"""What travels between server and clients: messages written once, and the documents made from them."""
