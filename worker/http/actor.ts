import { and, eq, gt, sql } from "drizzle-orm";
import type { Role } from "../contract/account";
import { type MembershipState, mayTrain } from "../contract/billing";
import { session, user } from "../db/account";
import { membership } from "../db/billing";
import type { Db } from "../db/client";
import { kept } from "../db/kept-query";
import type { Env } from "./env";
import { isEncrypted, readSessionToken, SESSION_MOST_MS } from "./session-cookie";

export type SignedInUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: Role;
  timeZone: string;
  createdAt: Date;
};

export type Member = {
  kind: "member";
  user: SignedInUser;
  sessionId: string;
  sessionExpiresAt: Date;
  membership: (MembershipState & { isTrial: boolean; plan: string | null }) | null;
  mayTrain: boolean;
};
export type Actor = { kind: "visitor" } | Member;

/** Visitors are none. */
export const isAdmin = (actor: Actor) => actor.kind === "member" && actor.user.role === "admin";

export const VISITOR: Actor = { kind: "visitor" };

const ACTOR = {
  sessionId: session.id,
  sessionExpiresAt: session.expiresAt,
  banned: user.banned,
  user: {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.image,
    role: user.role,
    timeZone: user.timeZone,
    createdAt: user.createdAt,
  },
  membership: {
    status: membership.status,
    isTrial: membership.isTrial,
    plan: membership.plan,
    currentPeriodStart: membership.currentPeriodStart,
    currentPeriodEnd: membership.currentPeriodEnd,
    trialEndsAt: membership.trialEndsAt,
  },
};

const sessionOf = kept(ACTOR, (select) =>
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

const lent = new WeakMap<Request, Actor>();

/** Says who makes a request that is itself made for another one, whose session has been read. */
export const lendActor = (request: Request, actor: Actor): void => void lent.set(request, actor);

/**
 * Reads the auth library's cookie and tables directly: one statement, where going through the library costs twice
 * the CPU; and unlike its cookie cache, a revoked session or a changed role counts at once.
 */
export async function readActor(request: Request, env: Env, db: Db, now: Date): Promise<Actor> {
  const known = lent.get(request);
  if (known) return known;
  const token = await readSessionToken(request.headers.get("cookie"), env, isEncrypted(env, request.url));
  if (!token) return VISITOR;
  const [[row]] = await db.batch([
    sessionOf(db, { token, now: now.getTime(), begunAfter: now.getTime() - SESSION_MOST_MS }),
  ]);
  if (!row || row.banned) return VISITOR;
  // Without one, its columns are null.
  const held = row.membership.status === null ? null : row.membership;
  return {
    kind: "member",
    user: row.user,
    sessionId: row.sessionId,
    sessionExpiresAt: row.sessionExpiresAt,
    membership: held,
    mayTrain: mayTrain({ role: row.user.role, membership: held }, now),
  };
}
