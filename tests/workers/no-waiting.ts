import { afterAll, beforeAll, vi } from "vitest";

/** In this file, or this group of tests, answers that are held back until a moment come at once: here nobody measures when. */
export function withoutWaiting(): void {
  beforeAll(() => {
    const wait = globalThis.setTimeout;
    const soon = (work: () => void, ms?: number) => wait(work, ms !== undefined && ms <= 1000 ? 0 : ms);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(soon as unknown as typeof setTimeout);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterAll(() => void vi.restoreAllMocks());
}
