import { sha256 } from "./sha256";

export type FreshAnswer = { status: number; headers: Record<string, string>; body: string };

/** As bytes, which are sent as they are: a text would be encoded for every reader. `madeAt`: milliseconds. */
export type CachedAnswer = Omit<FreshAnswer, "body"> & { body: Uint8Array<ArrayBuffer>; etag: string; madeAt: number };

/** An answer may be older than this while a newer one is made behind it. */
const FRESH_MS = 60_000;
/** And is gone after this. */
const EXPIRES_MS = 600_000;
const MAX_ENTRIES = 300;
const MAX_BYTES = 16_000_000;
const META_HEADER = "X-Kept";

// Isolates live for minutes and answer many; what is here is answered without any wait.
const memory = new Map<string, CachedAnswer>();
let bytes = 0;

/**
 * What is kept under a name for everybody: in this isolate, else in the cache of this place (developers.cloudflare.com,
 * Cache API). One that is a minute old is answered as it is, and made anew with `make` after the answer has gone out.
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
    // Said at once, so that of many requests one makes it.
    remember(name, { ...found, madeAt: Date.now() - FRESH_MS / 2 });
    later(make().then((made) => writeCached(name, made, later)));
  } else remember(name, found);
  return found;
}

/** Keeps an answer under a name. It must be the same for everybody: no cookie, nothing of a member. */
export async function writeCached(
  name: string,
  made: FreshAnswer,
  later: (work: Promise<unknown>) => void,
): Promise<CachedAnswer> {
  const kept = await withEtag(made);
  remember(name, kept);
  later(intoCache(name, kept));
  return kept;
}

/** An answer with its name tag, kept nowhere. */
export async function withEtag(made: FreshAnswer): Promise<CachedAnswer> {
  const body = new Uint8Array(new TextEncoder().encode(made.body));
  return { ...made, body, etag: `"${(await sha256(body)).slice(0, 24)}"`, madeAt: Date.now() };
}

/** The answer to one request: all of it, or that nothing has changed. */
export function respond(request: Request, { status, headers, body, etag }: CachedAnswer): Response {
  const sent = { ...headers, ETag: etag };
  if (status === 200 && request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: sent });
  }
  return new Response(body, { status, headers: sent });
}

function remember(name: string, kept: CachedAnswer): void {
  forget(name);
  memory.set(name, kept);
  bytes += kept.body.length;
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
  // A cache that cannot be asked, as on a full disk, has nothing: the page is made as if it were the first time.
  const found = await caches.default.match(cacheKeyOf(name)).catch(() => undefined);
  const told = found?.headers.get(META_HEADER);
  if (!found || !told) return null;
  return { ...(JSON.parse(told) as Omit<CachedAnswer, "body">), body: new Uint8Array(await found.arrayBuffer()) };
}

function intoCache(name: string, { body, ...told }: CachedAnswer): Promise<void> {
  const headers = { "Cache-Control": `public, max-age=${EXPIRES_MS / 1000}`, [META_HEADER]: JSON.stringify(told) };
  return caches.default.put(cacheKeyOf(name), new Response(body, { headers }));
}

const cacheKeyOf = (name: string) => `https://kept.invalid/${encodeURIComponent(name)}`;
