import type { QueryClient } from "@tanstack/react-query";
import { besideFeedChanged } from "../../data/changed";
import { readPosts } from "../../data/community";
import { KEYS } from "../../data/keys";
import { startAt } from "../../lib/http/pages-of";
import { catchUp, feedOf } from "./feed-changes";

/**
 * Refetches what is on the screen, because broadcasts missed without a connection are not repeated. `heardSince`: from
 * this instant on nothing can have been missed.
 */
export async function readMissed(client: QueryClient, heardSince: number): Promise<void> {
  void besideFeedChanged(client, heardSince);
  try {
    // The feed may still be loading from before the socket was open.
    await client.getQueryCache().find({ queryKey: KEYS.posts })?.promise;
    await readShown(client);
  } catch {
    // The feed shows its own error, and this runs again when the socket reopens.
  }
}

async function readShown(client: QueryClient): Promise<void> {
  const shown = feedOf(client);
  if (!shown) return;
  const fresh: typeof shown = { pages: [], pageParams: [] };
  let cursor: string | null = null;
  do {
    const page = await readPosts(startAt(cursor));
    fresh.pages.push(page);
    fresh.pageParams.push(cursor);
    cursor = page.nextCursor;
  } while (cursor !== null && fresh.pages.length < (feedOf(client)?.pages.length ?? 0));
  catchUp(client, fresh);
}
