import type { QueryClient } from "@tanstack/react-query";
import { besideFeedChanged } from "../../data/changed";
import { readPosts } from "../../data/community";
import { KEYS } from "../../data/keys";
import { startAt } from "../../lib/http/pages-of";
import { catchUp, feedOf } from "./feed-changes";

/**
 * Reads once more what is on the screen: nobody repeats what was said while nobody listened. `heardSince` is the instant
 * from which on nothing can have been missed.
 */
export async function readMissed(client: QueryClient, heardSince: number): Promise<void> {
  void besideFeedChanged(client, heardSince);
  try {
    // It may be on its way still, from before the socket was open.
    await client.getQueryCache().find({ queryKey: KEYS.posts })?.promise;
    await readShown(client);
  } catch {
    // The feed shows its own error; and before anything new can be heard, the socket opens and this runs again.
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
