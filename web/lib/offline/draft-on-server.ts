import { useCallback, useEffect, useRef, useState } from "react";
import type { KeepUnsaved, Unsaved } from "../../../worker/contract/unsaved";
import { STALE_DRAFT } from "../../../worker/contract/unsaved-limits";
import { RequestError } from "../http/request-error";

/** Delay between a change and saving it on the server. */
const SEND_AFTER_MS = 1200;

/** How a kind of draft is read from, saved to and deleted from the server, and compared. */
type DraftCalls<Kept> = {
  read: () => Promise<Unsaved>;
  keep: (json: KeepUnsaved) => Promise<{ version: number }>;
  drop: () => Promise<void>;
  /** Parses stored JSON of any version; null if invalid. */
  parse: (stored: unknown) => Kept | null;
  /** The part that decides whether two drafts differ. */
  said: (kept: Kept) => unknown;
};

/** Returns the server's draft; null if there is none or this build cannot read it. */
export function parsedDraft<Kept>(unsaved: Unsaved, parse: (stored: unknown) => Kept | null): Kept | null {
  if (!unsaved) return null;
  try {
    return parse(JSON.parse(unsaved.content));
  } catch {
    return null;
  }
}

/**
 * Saves a draft on the server: one save at a time, always the latest state. Offline it waits on the device.
 * `elsewhere`: another tab or device saved other changes, and nothing is sent until the user has chosen. `calls` must
 * be stable for one draft.
 */
export function useDraftOnServer<Kept>(calls: DraftCalls<Kept>, first: Unsaved) {
  const [where, setWhere] = useState<"server" | "device" | "elsewhere">(first ? "server" : "device");
  const now = useRef({
    version: first?.version ?? 0,
    /** Compared content of the server's draft, and of other tabs' drafts this tab has seen. */
    said: contentBy(calls, parsedDraft(first, calls.parse)),
    seen: null as string | null,
    stopped: false,
    sending: false,
  });
  /** The draft to send; undefined for none. */
  const next = useRef<Kept | null>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Continues from the server's version. */
  const adopt = useCallback(
    async (onlyKnown: boolean) => {
      const unsaved = await calls.read();
      const serverDraft = parsedDraft(unsaved, calls.parse);
      const content = contentBy(calls, serverDraft);
      const known = content === null || content === now.current.seen;
      if (known || !onlyKnown)
        now.current = { ...now.current, version: unsaved?.version ?? 0, said: content, stopped: false };
      return { theirs: serverDraft, known };
    },
    [calls],
  );

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    if (now.current.sending) return;
    now.current.sending = true;
    while (next.current !== undefined && !now.current.stopped) {
      const kept: Kept | null = next.current;
      const content = contentBy(calls, kept);
      next.current = undefined;
      if (content === now.current.said) continue;
      try {
        now.current = { ...now.current, version: await sendOne(calls, kept, now.current.version), said: content };
        setWhere("server");
      } catch (error) {
        next.current ??= kept;
        const stale = error instanceof RequestError && error.body?.code === STALE_DRAFT;
        // A version that this tab has already adopted is no conflict.
        if (stale && (await adopt(true).catch(() => null))?.known) continue;
        now.current.stopped = stale;
        setWhere(stale ? "elsewhere" : "device");
        break;
      }
    }
    now.current.sending = false;
  }, [calls, adopt]);

  const keep = useCallback(
    (kept: Kept | null) => {
      next.current = kept;
      clearTimeout(timer.current);
      timer.current = setTimeout(send, SEND_AFTER_MS);
    },
    [send],
  );

  useSendAgain(send);

  /** Resolves a conflict: returns the other draft, to be adopted or overwritten. */
  const settle = useCallback(async (): Promise<Kept | null> => {
    const { theirs } = await adopt(false);
    setWhere("server");
    return theirs;
  }, [adopt]);

  /** Notes that this tab has adopted another tab's draft, saved or not, and has nothing of its own to send. */
  const know = (draft: Kept) => {
    clearTimeout(timer.current);
    next.current = undefined;
    now.current.seen = contentBy(calls, draft);
  };

  return { where, keep, send, settle, know };
}

/** Returns the resulting version. */
async function sendOne<Kept>(calls: DraftCalls<Kept>, kept: Kept | null, after: number): Promise<number> {
  if (kept) return (await calls.keep({ after, content: JSON.stringify(kept) })).version;
  await calls.drop();
  return 0;
}

/** Sends when the network is back, and before the page closes. */
function useSendAgain(send: () => Promise<void>) {
  useEffect(() => {
    const again = () => void send();
    window.addEventListener("online", again);
    window.addEventListener("pagehide", again);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", again);
      again();
    };
  }, [send]);
}

const contentBy = <Kept>({ said }: DraftCalls<Kept>, kept: Kept | null) => (kept ? JSON.stringify(said(kept)) : null);
