import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { type AppEnv, ctxOf } from "../../http/context";
import { type FreshAnswer, respond, withEtag } from "../../platform/page-cache";
import { cachedPublic, PUBLIC_CACHE } from "./cached-public";
import { publishedHasChanged } from "./published-version";

type Read = () => Promise<{ data: unknown; next?: string | null }>;

/** Answers a public blog call from the cache. Without a `name` it is not cached: there are endlessly many searches. */
export async function answerPublic(c: Context<AppEnv>, name: string | null, read: Read): Promise<Response> {
  const make = async () => json(await read());
  return respond(c.req.raw, name ? await cachedPublic(ctxOf(c), `api ${name}`, make) : await withEtag(await make()));
}

/** Any admin write to the blog may change what is public. */
export const invalidateAfterWrite = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== "GET") publishedHasChanged();
});

function json({ data, next = null }: Awaited<ReturnType<Read>>): FreshAnswer {
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": PUBLIC_CACHE,
    ...(next ? { [NEXT_CURSOR_HEADER]: next } : {}),
  };
  return { status: 200, headers, body: JSON.stringify(data) };
}
