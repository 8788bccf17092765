import { and, eq, gt, sql } from "drizzle-orm";
import { session, user } from "../db/account";
import { membership } from "../db/billing";
import { type PreparedRow, prepared } from "../db/prepared-query";
import type { Env } from "./env";
import { authSecret, isEncrypted, SESSION_MOST_MS, sessionCookie, verifiedToken } from "./session-cookie";

/** Columns that describe a user and their membership. */
export const PERSON = {
  banned: user.banned,
  user: {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.image,
    role: user.role,
    mayPublish: user.mayPublish,
    timeZone: user.timeZone,
    belt: user.belt,
    createdAt: user.createdAt,
  },
  membership: {
    status: membership.status,
    isTrial: membership.isTrial,
    plan: membership.plan,
    currentPeriodStart: membership.currentPeriodStart,
    currentPeriodEnd: membership.currentPeriodEnd,
    trialEndsAt: membership.trialEndsAt,
    pausedUntil: membership.pausedUntil,
    freeUntil: membership.freeUntil,
  },
};
const SESSION = { sessionId: session.id, sessionExpiresAt: session.expiresAt, ...PERSON };

const sessionOf = prepared(SESSION, (select) =>
  select
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(membership, eq(membership.userId, user.id))
    .where(
      and(
        eq(session.token, sql.placeholder("token")),
        gt(session.expiresAt, sql.placeholder("now")),
        gt(session.createdAt, sql.placeholder("begunAfter")),
      ),
    ),
);

export type SessionRow = PreparedRow<typeof sessionOf>;
/** A session's row: the JSON text from the database, and its parsed form. */
type Found = { text: string; row: SessionRow };
type Known = Found & { secret: string; token: string };

/** Session rows as this isolate last read them, by verified cookie: used to predict a session, never trusted. */
const lastRead = new Map<string, Known>();
const MOST_KNOWN = 1000;

/** Thrown when a session's row is not the expected one: the work begun for it is discarded and begun again. */
export class SessionChanged extends Error {}

/**
 * Reads a request's session once. Read first, it costs a round trip; instead a GET starts with the row read last time
 * and reads the session in the same batch as its data (`alongside`). No data is handed out before the session's row has
 * come back byte for byte the same.
 */
export class SessionRead {
  private asked: Promise<Found | null> | undefined;
  private expected: Found | undefined;
  /** True once the work begun for the expected row has been discarded. */
  hasChanged = false;

  constructor(
    private readonly cookie: string,
    private readonly secret: string,
    private readonly token: string,
    private readonly now: Date,
  ) {
    const known = lastRead.get(cookie);
    if (known?.secret === secret) this.expected = known;
  }

  /** The row read last time; undefined if unknown or no longer valid. */
  get expectedRow(): SessionRow | undefined {
    return this.expected?.row;
  }

  /** Returns the session's current row, or null. */
  async row(d1: D1Database): Promise<SessionRow | null> {
    return (await this.read(d1))?.row ?? null;
  }

  /** Throws `SessionChanged` unless the current row equals the expected one. */
  async confirm(d1: D1Database): Promise<void> {
    const found = await this.read(d1);
    if (found && found === this.expected) return;
    this.hasChanged = true;
    throw new SessionChanged();
  }

  /** Returns the same database: batches of reads bring the session's row along, everything else waits for it. */
  alongside(d1: D1Database): D1Database {
    const batch = async <T>(statements: D1PreparedStatement[]) => {
      const asked = statements as unknown as WaitingStatement[];
      const inner = asked.map((each) => each.inner);
      if (!asked.every(({ reads }) => reads)) await this.confirm(d1);
      const results = this.asked ? await d1.batch<T>(inner) : await this.readBeside<T>(d1, inner);
      await this.confirm(d1);
      return results;
    };
    const prepare = (text: string) => new WaitingStatement(d1.prepare(text), READS.test(text), () => this.confirm(d1));
    return { prepare, batch } as unknown as D1Database;
  }

  private read(d1: D1Database): Promise<Found | null> {
    return this.asked ?? this.note(d1.batch<{ row: string }>([this.statement(d1)]));
  }

  private async readBeside<T>(d1: D1Database, statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const all = d1.batch<unknown>([this.statement(d1), ...statements]);
    this.note(all as Promise<D1Result<{ row: string }>[]>).catch(() => {});
    const [, ...results] = await all;
    return results as D1Result<T>[];
  }

  private statement(d1: D1Database): D1PreparedStatement {
    const now = this.now.getTime();
    return sessionOf.statement(d1, { token: this.token, now, begunAfter: now - SESSION_MOST_MS });
  }

  private note(answer: Promise<D1Result<{ row: string }>[]>): Promise<Found | null> {
    this.asked = answer.then(
      ([result]) => this.found(result?.results[0]?.row),
      (error) => {
        // The session is still unknown: the next caller asks again.
        this.asked = undefined;
        throw error;
      },
    );
    return this.asked;
  }

  private found(text: string | undefined): Found | null {
    if (text !== undefined && text === this.expected?.text) return this.expected;
    this.expected = undefined;
    const row = text === undefined ? null : sessionOf.unpack(text);
    lastRead.delete(this.cookie);
    if (text === undefined || !row || row.banned) return null;
    const known = { secret: this.secret, token: this.token, text, row };
    lastRead.set(this.cookie, known);
    if (lastRead.size > MOST_KNOWN) lastRead.delete(lastRead.keys().next().value ?? "");
    return known;
  }
}

const READS = /^\s*select\b/i;

/** A statement that runs only once the session has been confirmed. */
class WaitingStatement {
  constructor(
    readonly inner: D1PreparedStatement,
    readonly reads: boolean,
    private readonly confirm: () => Promise<void>,
  ) {}

  bind(...values: unknown[]): WaitingStatement {
    return new WaitingStatement(this.inner.bind(...values), this.reads, this.confirm);
  }

  async all() {
    await this.confirm();
    return this.inner.all();
  }

  async run() {
    await this.confirm();
    return this.inner.run();
  }

  async first(column?: string) {
    await this.confirm();
    return column ? this.inner.first(column) : this.inner.first();
  }

  async raw(options?: { columnNames?: false }) {
    await this.confirm();
    return this.inner.raw(options);
  }
}

/** State shared by all readers of one browser request: the first one reads, the others await it. */
type Shared = { read?: Promise<SessionRead | null> };
const reads = new WeakMap<Request, Shared>();

/** Returns the request's session read, the same one on every call; null without a valid session cookie. */
export function sessionRead(request: Request, env: Env, now: Date): Promise<SessionRead | null> {
  const shared = sharedOf(request);
  shared.read ??= begin(request, env, now);
  return shared.read;
}

/**
 * Returns a GET from this Worker to itself, for a document that embeds several API answers. It shares the browser's
 * session, which is read once for the document and all its parts. Each part passes its guard as if the browser had
 * asked.
 */
export function partOf(whole: Request, address: string): Request {
  const cookie = whole.headers.get("cookie") ?? "";
  const part = new Request(new URL(address, whole.url), { headers: { cookie, accept: "application/json" } });
  reads.set(part, sharedOf(whole));
  return part;
}

function sharedOf(request: Request): Shared {
  const known = reads.get(request);
  if (known) return known;
  const shared = {};
  reads.set(request, shared);
  return shared;
}

async function begin(request: Request, env: Env, now: Date): Promise<SessionRead | null> {
  const cookie = sessionCookie(request.headers.get("cookie") ?? "", isEncrypted(env, request.url));
  if (!cookie) return null;
  const secret = authSecret(env);
  const known = lastRead.get(cookie);
  const token = known?.secret === secret ? known.token : await verifiedToken(cookie, secret);
  return token === null ? null : new SessionRead(cookie, secret, token, now);
}
