import { draftStore } from "../../lib/offline/draft-store";
import { useViewer } from "./viewer-context";

/** An unsent text. `key` is set once it was tried, so that a retry does not store it twice. */
type Writing = { content: string; key: string | null; at: number };

/** The most drafts; the oldest are dropped. */
const MOST = 20;

const store = draftStore<Record<string, Writing>>("device", "community-writing", (stored) => {
  if (typeof stored !== "object" || stored === null) return null;
  return Object.fromEntries(
    Object.entries(stored as Record<string, Partial<Writing> | null>).flatMap(([place, writing]) =>
      typeof writing?.content === "string"
        ? [[place, { content: writing.content, key: writing.key ?? null, at: Number(writing.at) || 0 }]]
        : [],
    ),
  );
});

/** A member's draft for a place, such as below a post: on the device until it is sent. */
export function useWritingDraft(place: string, initial = "") {
  const { user } = useViewer();
  const writing = store.use(user.id)?.[place];
  const content = writing?.content ?? initial;

  function save(next: Writing | null): void {
    const { [place]: _, ...others } = store.read(user.id) ?? {};
    const all = Object.entries(next ? { ...others, [place]: next } : others);
    const newest = all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST);
    store.save(user.id, newest.length > 0 ? Object.fromEntries(newest) : null);
  }

  return {
    content,
    write: (typed: string) => save(typed === initial ? null : { content: typed, key: null, at: Date.now() }),
    forget: () => save(null),
    /** Returns the idempotency key to send it under; a change of the text resets it. */
    callKey: (): string => {
      const key = writing?.key ?? crypto.randomUUID();
      save({ content, key, at: Date.now() });
      return key;
    },
  };
}
