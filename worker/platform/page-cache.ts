import { sha256 } from "./sha256";

export type FreshAnswer = { status: number; headers: Record<string, string>; body: string };

/** A cached answer, as bytes that are sent without encoding them again. `madeAt` is in ms UTC. */
export type CachedAnswer = Omit<FreshAnswer, "body"> & { body: Uint8Array<ArrayBuffer>; etag: string; madeAt: number };

/** After this, an answer is still served while a new one is made in the background. */
const FRESH_MS = 60_000;
/** After this, it is not served any more. */
const EXPIRES_MS = 600_000;
const MAX_ENTRIES = 300;
const MAX_BYTES = 16_000_000;
const META_HEADER = "X-Kept";

// In-memory cache: an isolate lives for minutes and answers many requests without any wait.
const memory = new Map<string, CachedAnswer>();
let bytes = 0;

/**
 * Returns the cached answer, from this isolate or this data centre's cache (developers.cloudflare.com, Cache API), or
 * null. One older than a minute is served as it is and made again with `make` in the background.
 */
export async function readCached(
  name: string,
  later: (work: Promise<unknown>) => void,
  make: () => Promise<FreshAnswer>,
): Promise<CachedAnswer | null> {
  const found = memory.get(name) ?? (await fromCache(name));
  if (!found) return null;
  const age = Date.now() - found.madeAt;
  if (age > EXPIRES_MS) return null;
  if (age > FRESH_MS) {
    // Marked at once, so that of many concurrent requests one revalidates.
    remember(name, { ...found, madeAt: Date.now() - FRESH_MS / 2 });
    later(make().then((made) => writeCached(name, made, later)));
  } else remember(name, found);
  return found;
}

/** Caches an answer. It must be the same for everybody: no cookie, no member's data. */
export async function writeCached(
  name: string,
  made: FreshAnswer,
  later: (work: Promise<unknown>) => void,
): Promise<CachedAnswer> {
  const answer = await withEtag(made);
  remember(name, answer);
  later(intoCache(name, answer));
  return answer;
}

/** Returns an answer with an ETag, without caching it. */
export async function withEtag(made: FreshAnswer): Promise<CachedAnswer> {
  const body = new Uint8Array(new TextEncoder().encode(made.body));
  return { ...made, body, etag: `"${(await sha256(body)).slice(0, 24)}"`, madeAt: Date.now() };
}

/** Returns the response to a request: the whole answer, or a 304 if the ETag matches. */
export function respond(request: Request, { status, headers, body, etag }: CachedAnswer): Response {
  const sent = { ...headers, ETag: etag };
  if (status === 200 && request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: sent });
  }
  return new Response(body, { status, headers: sent });
}

function remember(name: string, answer: CachedAnswer): void {
  forget(name);
  memory.set(name, answer);
  bytes += answer.body.length;
  for (const oldest of memory.keys()) {
    if (memory.size <= MAX_ENTRIES && bytes <= MAX_BYTES) break;
    forget(oldest);
  }
}

function forget(name: string): void {
  bytes -= memory.get(name)?.body.length ?? 0;
  memory.delete(name);
}

async function fromCache(name: string): Promise<CachedAnswer | null> {
  // A failing cache, for example on a full disk, counts as a miss: the page is made again.
  const found = await caches.default.match(cacheKeyOf(name)).catch(() => undefined);
  const meta = found?.headers.get(META_HEADER);
  if (!found || !meta) return null;
  return { ...(JSON.parse(meta) as Omit<CachedAnswer, "body">), body: new Uint8Array(await found.arrayBuffer()) };
}

function intoCache(name: string, { body, ...told }: CachedAnswer): Promise<void> {
  const headers = { "Cache-Control": `public, max-age=${EXPIRES_MS / 1000}`, [META_HEADER]: JSON.stringify(told) };
  return caches.default.put(cacheKeyOf(name), new Response(body, { headers }));
}

const cacheKeyOf = (name: string) => `https://kept.invalid/${encodeURIComponent(name)}`;
