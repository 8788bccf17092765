import { useCallback, useEffect, useRef, useState } from "react";
import type { KeepUnsaved, Unsaved } from "../../../worker/contract/unsaved";
import { STALE_DRAFT } from "../../../worker/contract/unsaved-limits";
import { RequestError } from "../http/request-error";

/** How long after a change it is on the server. */
const SEND_AFTER_MS = 1200;

/** How a kind of unsaved work is kept on the server, read again, and compared. */
type KeptCalls<Kept> = {
  read: () => Promise<Unsaved>;
  keep: (json: KeepUnsaved) => Promise<{ version: number }>;
  drop: () => Promise<void>;
  /** What was kept, whatever the code was then; null for what is none. */
  parse: (stored: unknown) => Kept | null;
  /** What of it makes it another work. */
  said: (kept: Kept) => unknown;
};

/** What the server has kept; null for nothing, or for what this build cannot read. */
export function keptOf<Kept>(unsaved: Unsaved, parse: (stored: unknown) => Kept | null): Kept | null {
  if (!unsaved) return null;
  try {
    return parse(JSON.parse(unsaved.content));
  } catch {
    return null;
  }
}

/**
 * Unsaved work on the server, one save after the other and always the latest. Without a line it waits for one, on the device.
 * `elsewhere`: another tab or device has kept other changes, and nothing is sent until somebody has chosen. `calls` is the
 * same as long as it is the same work.
 */
export function useKeptOnServer<Kept>(calls: KeptCalls<Kept>, first: Unsaved) {
  const [where, setWhere] = useState<"server" | "device" | "elsewhere">(first ? "server" : "device");
  const now = useRef({
    version: first?.version ?? 0,
    /** Of what is on the server, and of what this tab has seen of others. */
    said: saidBy(calls, keptOf(first, calls.parse)),
    seen: null as string | null,
    stopped: false,
    sending: false,
  });
  /** What is still to be sent; undefined for nothing. */
  const next = useRef<Kept | null>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Goes on from what is on the server. */
  const adopt = useCallback(
    async (onlyKnown: boolean) => {
      const unsaved = await calls.read();
      const theirs = keptOf(unsaved, calls.parse);
      const said = saidBy(calls, theirs);
      const known = said === null || said === now.current.seen;
      if (known || !onlyKnown) now.current = { ...now.current, version: unsaved?.version ?? 0, said, stopped: false };
      return { theirs, known };
    },
    [calls],
  );

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    if (now.current.sending) return;
    now.current.sending = true;
    while (next.current !== undefined && !now.current.stopped) {
      const kept: Kept | null = next.current;
      const said = saidBy(calls, kept);
      next.current = undefined;
      if (said === now.current.said) continue;
      try {
        now.current = { ...now.current, version: await sendOne(calls, kept, now.current.version), said };
        setWhere("server");
      } catch (error) {
        next.current ??= kept;
        const stale = error instanceof RequestError && error.body?.code === STALE_DRAFT;
        // What this tab has taken over already is no news.
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

  /** Goes on from what the others have kept: takes it over, or puts this tab's in its place. */
  const settle = useCallback(async (): Promise<Kept | null> => {
    const { theirs } = await adopt(false);
    setWhere("server");
    return theirs;
  }, [adopt]);

  /** This tab has taken over what another has written, whether it is on the server yet or not, and has nothing of its own to send. */
  const know = (theirs: Kept) => {
    clearTimeout(timer.current);
    next.current = undefined;
    now.current.seen = saidBy(calls, theirs);
  };

  return { where, keep, send, settle, know };
}

/** Answers the version that is there then. */
async function sendOne<Kept>(calls: KeptCalls<Kept>, kept: Kept | null, after: number): Promise<number> {
  if (kept) return (await calls.keep({ after, content: JSON.stringify(kept) })).version;
  await calls.drop();
  return 0;
}

/** Once there is a line again, and before the page goes. */
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

const saidBy = <Kept>({ said }: KeptCalls<Kept>, kept: Kept | null) => (kept ? JSON.stringify(said(kept)) : null);
