export const LOGGED_OUT_TEXT = "You are logged out. Logging in again...";

type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Calls a listener when any call finds that the session has ended. Returns a function that stops it. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners; `text` is shown to the user. */
export function sessionHasEnded(text = LOGGED_OUT_TEXT): void {
  for (const listener of listeners) listener(text);
}
