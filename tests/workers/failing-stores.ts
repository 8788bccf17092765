import { env } from "cloudflare:workers";

/** The words of D1 for a database that is away, and of R2. */
const AWAY = "D1_ERROR: Network connection lost.";
export const BUCKET_AWAY = "We encountered an internal error. Please try again. (10001)";

const FAILS = "INSERT INTO no_such_table VALUES (1)";

type Original = { text: string; own: D1PreparedStatement };

/**
 * The database of the tests, whose n-th statement that writes fails, counted over everything that is asked of it; the
 * statements before it in its batch have been run by then, and it is for D1 to take them back. Without n it only counts.
 */
export function failingDatabase({ at }: { at?: number } = {}) {
  const seen = { writes: 0 };
  const originals = new WeakMap<D1PreparedStatement, Original>();
  const falls = (text: string) => {
    if (
      /^\s*(select|pragma)\b/i.test(text) ||
      (/^\s*with\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text))
    ) {
      return false;
    }
    seen.writes += 1;
    return seen.writes === at;
  };
  const broken = async (before: D1PreparedStatement[]): Promise<never> => {
    await env.DB.batch([...before, env.DB.prepare(FAILS)]).catch(() => undefined);
    throw new Error(AWAY);
  };
  const statement = (text: string, own: D1PreparedStatement): D1PreparedStatement => {
    const asked = (name: "all" | "run" | "raw" | "first") => {
      const ask = own[name].bind(own) as (...given: unknown[]) => Promise<unknown>;
      return (...given: unknown[]) => (falls(text) ? broken([]) : ask(...given));
    };
    const made = {
      bind: (...values: unknown[]) => statement(text, own.bind(...values)),
      all: asked("all"),
      run: asked("run"),
      raw: asked("raw"),
      first: asked("first"),
    } as unknown as D1PreparedStatement;
    originals.set(made, { text, own });
    return made;
  };
  const asking = (source: D1Database | D1DatabaseSession) => ({
    prepare: (text: string) => statement(text, source.prepare(text)),
    batch: async (statements: D1PreparedStatement[]) => {
      const own: D1PreparedStatement[] = [];
      for (const made of statements) {
        const original = originals.get(made);
        if (!original) throw new Error("a statement of another database");
        if (falls(original.text)) return broken(own);
        own.push(original.own);
      }
      return source.batch(own);
    },
  });
  const withSession = (start?: string) => {
    const session = env.DB.withSession(start);
    return { ...asking(session), getBookmark: () => session.getBookmark() };
  };
  return { DB: { ...asking(env.DB), withSession } as unknown as D1Database, seen };
}

/** A database that answers nothing at all. */
export function deadDatabase(): D1Database {
  const dead = async () => Promise.reject(new Error(AWAY));
  const statement = { bind: () => statement, all: dead, run: dead, raw: dead, first: dead };
  const source = { prepare: () => statement, batch: dead };
  return { ...source, withSession: () => ({ ...source, getBookmark: () => null }) } as unknown as D1Database;
}

/** A bucket that fails in what is named, and works otherwise. */
export function failingBucket(...calls: ("put" | "get" | "head" | "delete")[]): R2Bucket {
  const fails = async (name: string) => Promise.reject(new Error(`${name}: ${BUCKET_AWAY}`));
  return new Proxy(env.MEDIA, {
    get: (bucket, name) => {
      if (calls.some((call) => call === name)) return () => fails(String(name));
      const value = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
}
