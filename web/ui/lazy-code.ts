import type { ToastMessage } from "./toast-context";

export type LazyCode<Code> = {
  /** The code, if loaded. */
  now: () => Code | null;
  arrived: Promise<Code>;
  fetch: () => Promise<Code>;
};

const SIGNS = ["pointermove", "touchstart", "keydown"] as const;

/**
 * Code not needed for a page's first view. It is fetched on the first sign of interaction, so that it is there when
 * something is pressed.
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
    // A failed import stays failed for the life of the page, so do not try while offline.
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
