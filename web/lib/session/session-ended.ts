export const LOGGED_OUT_TEXT = "You are logged out. Logging in again...";

type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Called whenever any call of a page finds the session ended. Answers how to stop listening. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says so; `text` is what a person gets to read. */
export function sessionHasEnded(text = LOGGED_OUT_TEXT): void {
  for (const listener of listeners) listener(text);
}
