import type { Role } from "../contract/account";
import type { BeltName } from "../contract/account-limits";
import { type MembershipState, mayTrain } from "../contract/billing";
import { mayDo, type Right } from "../contract/rights";
import type { Db } from "../db/client";
import type { Env } from "./env";
import { type SessionRow, sessionRead } from "./session-read";

type SignedInUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: Role;
  /** For an assistant: whether they may publish what they write to members. */
  mayPublish: boolean;
  timeZone: string;
  belt: BeltName | null;
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

/** Returns whether an actor has a staff right; visitors have none. */
export const hasRight = (actor: Actor, right: Right) => actor.kind === "member" && mayDo(actor.user.role, right);

export const VISITOR: Actor = { kind: "visitor" };

/**
 * Reads the auth library's cookie and tables directly: one statement, where going through the library costs twice
 * the CPU; and unlike its cookie cache, a revoked session or a changed role counts at once.
 */
export async function readActor(request: Request, env: Env, db: Db, now: Date): Promise<Actor> {
  const read = await sessionRead(request, env, now);
  return actorOf((await read?.row(db.$client)) ?? null, now);
}

/** Returns the actor for work that is done on somebody's behalf while they are not signed in here. */
export const memberAway = (person: Omit<SessionRow, "sessionId" | "sessionExpiresAt">, now: Date): Actor =>
  actorOf({ ...person, sessionId: "", sessionExpiresAt: now }, now);

/** Returns the actor that a session row describes; a visitor without one. */
export function actorOf(row: SessionRow | null, now: Date): Actor {
  if (!row) return VISITOR;
  // Without a membership, the joined columns are null.
  const membership = row.membership.status === null ? null : row.membership;
  return {
    kind: "member",
    user: row.user,
    sessionId: row.sessionId,
    sessionExpiresAt: row.sessionExpiresAt,
    membership,
    mayTrain: mayTrain({ role: row.user.role, membership }, now),
  };
}
