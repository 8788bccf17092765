import { lookForNetwork, onAnswered } from "./network";

const FIRST_MS = 1_000;
const MOST_MS = 15_000;

/**
 * Calls a listener when the user returns to the page or the browser reports that it is online; networks in lifts or
 * behind sign-in pages come and go unnoticed. Returns a function that stops it.
 */
export function onReturn(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === "visible") listener();
  };
  for (const event of RETURNS) window.addEventListener(event, listener);
  document.addEventListener("visibilitychange", shown);
  return () => {
    for (const event of RETURNS) window.removeEventListener(event, listener);
    document.removeEventListener("visibilitychange", shown);
  };
}

const RETURNS = ["online", "focus", "pageshow"];
const TOUCHES = ["pointerdown", "keydown"];

/**
 * Checks for the network until stopped: after 1, 2, 4 … seconds while the page is visible, and whenever it is touched,
 * returned to, or any call succeeds. `found` receives the session answer. Returns the stop function.
 */
export function watchForNetwork(found: (answer: Response) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  let lookedAt = 0;
  let taken = false;
  let stopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(goOn, pause);
  };
  const check = async () => {
    lookedAt = Date.now();
    plan();
    const answer = await lookForNetwork();
    // Several checks may have shared one answer.
    if (!answer || answer.status >= 500 || taken || stopped) return;
    taken = true;
    await found(answer).catch((error: unknown) => console.warn(error));
    taken = false;
  };
  const goOn = () => {
    // Returning to the page starts the next check.
    if (document.visibilityState === "hidden") return;
    pause = Math.min(pause * 2, MOST_MS);
    void check();
  };
  const sign = () => {
    pause = FIRST_MS;
    // Typing produces touches ten times a second.
    if (Date.now() - lookedAt >= FIRST_MS) void check();
    else plan();
  };

  const stops = [onReturn(sign), onAnswered(sign)];
  for (const touch of TOUCHES) window.addEventListener(touch, sign, { capture: true, passive: true });
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    for (const touch of TOUCHES) window.removeEventListener(touch, sign, { capture: true });
  };
}
