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
  /** Of an assistant: whether they bring before members what they write. */
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

/** Whether somebody may do something at the desk; visitors may nothing. */
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

/** Somebody for whom something is read or done while they are not there. */
export const memberAway = (person: Omit<SessionRow, "sessionId" | "sessionExpiresAt">, now: Date): Actor =>
  actorOf({ ...person, sessionId: "", sessionExpiresAt: now }, now);

/** Who a session's row says is there. */
export function actorOf(row: SessionRow | null, now: Date): Actor {
  if (!row) return VISITOR;
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
