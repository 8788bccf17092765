import { lookForNetwork, onAnswered } from "./network";

const FIRST_MS = 1_000;
const MOST_MS = 15_000;

/**
 * Called when somebody comes back to the page, or the browser believes that the network is back. Many networks (a lift, a
 * gym's sign-in page) come and go without the browser noticing. Answers how to stop.
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
 * Looks for the network until told to stop: after 1, 2, 4 … seconds while the page is visible, and whenever it is
 * touched, returned to or any call succeeds. `found` gets the answer; who is here is for it to say.
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
  const look = async () => {
    lookedAt = Date.now();
    plan();
    const answer = await lookForNetwork();
    // Several looks may have shared one answer.
    if (!answer || answer.status >= 500 || taken || stopped) return;
    taken = true;
    await found(answer).catch((error: unknown) => console.warn(error));
    taken = false;
  };
  const goOn = () => {
    // Whoever comes back to it makes it look again.
    if (document.visibilityState === "hidden") return;
    pause = Math.min(pause * 2, MOST_MS);
    void look();
  };
  const sign = () => {
    pause = FIRST_MS;
    // Somebody who types touches the page ten times a second.
    if (Date.now() - lookedAt >= FIRST_MS) void look();
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
