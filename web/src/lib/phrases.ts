/** Quick phrases and gestures by key. They are free, whatever event is in force. */
export const PHRASES: readonly string[] = ["hello", "thanks", "nice_shot", "ouch", "wait", "hurry", "trust_me", "suspicious", "laughs", "tips_hat", "good_game"];
