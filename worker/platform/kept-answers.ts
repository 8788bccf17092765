import { sha256 } from "./sha256";

export type Made = { status: number; headers: Record<string, string>; body: string };

/** As bytes, which are sent as they are: a text would be encoded for every reader. `madeAt`: milliseconds. */
export type KeptAnswer = Omit<Made, "body"> & { body: Uint8Array<ArrayBuffer>; etag: string; madeAt: number };

/** An answer may be older than this while a newer one is made behind it. */
const FRESH_MS = 60_000;
/** And is gone after this. */
const KEPT_MS = 600_000;
const MOST_KEPT = 300;
const MOST_BYTES = 16_000_000;
const TOLD_HEADER = "X-Kept";

// Isolates live for minutes and answer many; what is here is answered without any wait.
const memory = new Map<string, KeptAnswer>();
let bytes = 0;

/**
 * What is kept under a name for everybody: in this isolate, else in the cache of this place (developers.cloudflare.com,
 * Cache API). One that is a minute old is answered as it is, and made anew with `make` after the answer has gone out.
 */
export async function keptAnswer(
  name: string,
  later: (work: Promise<unknown>) => void,
  make: () => Promise<Made>,
): Promise<KeptAnswer | null> {
  const found = memory.get(name) ?? (await fromCache(name));
  if (!found) return null;
  const age = Date.now() - found.madeAt;
  if (age > KEPT_MS) return null;
  if (age > FRESH_MS) {
    // Said at once, so that of many requests one makes it.
    remember(name, { ...found, madeAt: Date.now() - FRESH_MS / 2 });
    later(make().then((made) => keepAnswer(name, made, later)));
  } else remember(name, found);
  return found;
}

/** Keeps an answer under a name. It must be the same for everybody: no cookie, nothing of a member. */
export async function keepAnswer(
  name: string,
  made: Made,
  later: (work: Promise<unknown>) => void,
): Promise<KeptAnswer> {
  const kept = await signed(made);
  remember(name, kept);
  later(intoCache(name, kept));
  return kept;
}

/** An answer with its name tag, kept nowhere. */
export async function signed(made: Made): Promise<KeptAnswer> {
  const body = new Uint8Array(new TextEncoder().encode(made.body));
  return { ...made, body, etag: `"${(await sha256(body)).slice(0, 24)}"`, madeAt: Date.now() };
}

/** The answer to one request: all of it, or that nothing has changed. */
export function answerWith(request: Request, { status, headers, body, etag }: KeptAnswer): Response {
  const sent = { ...headers, ETag: etag };
  if (status === 200 && request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: sent });
  }
  return new Response(body, { status, headers: sent });
}

function remember(name: string, kept: KeptAnswer): void {
  forget(name);
  memory.set(name, kept);
  bytes += kept.body.length;
  for (const oldest of memory.keys()) {
    if (memory.size <= MOST_KEPT && bytes <= MOST_BYTES) break;
    forget(oldest);
  }
}

function forget(name: string): void {
  bytes -= memory.get(name)?.body.length ?? 0;
  memory.delete(name);
}

async function fromCache(name: string): Promise<KeptAnswer | null> {
  // A cache that cannot be asked, as on a full disk, has nothing: the page is made as if it were the first time.
  const found = await caches.default.match(keptUnder(name)).catch(() => undefined);
  const told = found?.headers.get(TOLD_HEADER);
  if (!found || !told) return null;
  return { ...(JSON.parse(told) as Omit<KeptAnswer, "body">), body: new Uint8Array(await found.arrayBuffer()) };
}

function intoCache(name: string, { body, ...told }: KeptAnswer): Promise<void> {
  const headers = { "Cache-Control": `public, max-age=${KEPT_MS / 1000}`, [TOLD_HEADER]: JSON.stringify(told) };
  return caches.default.put(keptUnder(name), new Response(body, { headers }));
}

const keptUnder = (name: string) => `https://kept.invalid/${encodeURIComponent(name)}`;
