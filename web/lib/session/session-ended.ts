import { listeners } from "../browser/listeners";

export const LOGGED_OUT_TEXT = "You are logged out. Logging in again...";

const endings = listeners<[text: string]>();

/** Calls a listener when any call finds that the session has ended. Returns a function that stops it. */
export const onSessionEnded = endings.add;

/** Notifies the listeners; `text` is shown to the user. */
export const sessionHasEnded = (text = LOGGED_OUT_TEXT): void => endings.tell(text);
