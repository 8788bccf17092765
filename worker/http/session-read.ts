import { and, eq, gt, sql } from "drizzle-orm";
import { session, user } from "../db/account";
import { membership } from "../db/billing";
import { type PreparedRow, prepared } from "../db/prepared-query";
import type { Env } from "./env";
import { authSecret, isEncrypted, SESSION_MOST_MS, sessionCookie, verifiedToken } from "./session-cookie";

/** Who somebody is and what they hold. */
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
/** A session's row as the database wrote it, and what it says. */
type Found = { text: string; row: SessionRow };
type Known = Found & { secret: string; token: string };

/** Sessions as this isolate read them last, by the cookie that was proven to name them: what to expect, never what to believe. */
const lastRead = new Map<string, Known>();
const MOST_KNOWN = 1000;

/** The row of a session is no longer what was expected: whatever was begun for whom it named is given up, and begun anew. */
export class SessionChanged extends Error {}

/**
 * The one reading of a request's session. Alone it is a trip to the database before anything else; a request that only
 * reads takes it along in the batch of its data, for whom the session named last time (`alongside`). No row is handed
 * out before the session's own has come back in the same batch, or before it, and is still the same to the letter.
 */
export class SessionRead {
  private asked: Promise<Found | null> | undefined;
  private expected: Found | undefined;
  /** What was begun for whom it named last time is given up. */
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

  /** Whom the session named last time; undefined when that is not known, or not true any more. */
  get expectedRow(): SessionRow | undefined {
    return this.expected?.row;
  }

  /** The session as it is now. */
  async row(d1: D1Database): Promise<SessionRow | null> {
    return (await this.read(d1))?.row ?? null;
  }

  /** Throws unless the session is what was expected of it. */
  async confirm(d1: D1Database): Promise<void> {
    const found = await this.read(d1);
    if (found && found === this.expected) return;
    this.hasChanged = true;
    throw new SessionChanged();
  }

  /** The same database: what reads it in a batch brings the session along, everything else waits for it. */
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
        // Who is there is not known yet: whoever asks next asks anew.
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

/** A statement that is run only once the session is known to be what was expected. */
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

/** Of what belongs to one request of a browser: whoever comes first reads, and the others are told. */
type Shared = { read?: Promise<SessionRead | null> };
const reads = new WeakMap<Request, Shared>();

/** The reading of a request's session, always the same one; null when it has no cookie of ours, which is nobody's. */
export function sessionRead(request: Request, env: Env, now: Date): Promise<SessionRead | null> {
  const shared = sharedOf(request);
  shared.read ??= begin(request, env, now);
  return shared.read;
}

/**
 * A GET of this Worker to itself, for a document that carries the answers of several addresses: by the same browser, and
 * with the same session, which is read once for the document and all its parts. The parts may be asked for at once: each
 * is guarded as if the browser had asked.
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
