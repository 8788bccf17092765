import type { ToastMessage } from "./toast-context";

export type LazyCode<Code> = {
  /** The code if it is there. */
  now: () => Code | null;
  arrived: Promise<Code>;
  fetch: () => Promise<Code>;
};

const SIGNS = ["pointermove", "touchstart", "keydown"] as const;

/**
 * Code that the first sight of a page does not need. It is fetched at the first sign of a hand, so that it is there by the
 * time that something is pressed.
 */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let code: Code | null = null;
  let arrive: (code: Code) => void = () => {};
  const arrived = new Promise<Code>((resolve) => {
    arrive = resolve;
  });
  const fetch = async () => {
    code ??= await load();
    arrive(code);
    return code;
  };
  const early = () => {
    // What has not come once does not come for as long as the page lives.
    if (!navigator.onLine) return;
    for (const sign of SIGNS) removeEventListener(sign, early, true);
    void fetch().catch(() => {});
  };
  if (typeof document !== "undefined") {
    for (const sign of SIGNS) addEventListener(sign, early, { passive: true, capture: true });
  }
  return { now: () => code, arrived, fetch };
}

export const CODE_MISSING: ToastMessage = {
  title: "Error",
  description: "That did not load. Check your connection and try again.",
  tone: "destructive",
};
