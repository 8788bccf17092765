import { eq, sql } from "drizzle-orm";
import type { DeleteAccount, Done } from "../../../contract/account";
import { brand } from "../../../contract/brand";
import { account, accountClosure, passkey, session, user } from "../../../db/account";
import { insertFrom } from "../../../db/insert-from";
import { AppError } from "../../../http/app-error";
import { memberOf } from "../../../http/guards";
import { reportFailure } from "../../../platform/failures";
import { disconnect } from "../../../write/broadcast";
import { writing } from "../../../write/writing";
import { endBilling } from "../../billing/end-billing";
import type { MemberScope } from "../../billing/scope";
import { confirmIdentity } from "../confirm-identity";
import { revokeMailedCredentials } from "../mailed-credentials";
import { ACCOUNT_DELETION, consumePerAccount } from "../rate-limits";
import type { Visit } from "../visit";

const DELETED = "Your account is deleted. We have sent you a last e-mail that says so.";

/**
 * Deletes the member's own account. Billing is ended first; unless the provider confirms that, nothing is deleted. Then
 * one batch ends all access; if the rest fails here, the schedule finishes it.
 */
export async function deleteAccount(scope: MemberScope, visit: Visit, input: DeleteAccount): Promise<Done> {
  const { id } = memberOf(scope.actor).user;
  await consumePerAccount(scope, id, ACCOUNT_DELETION);
  await confirmIdentity(scope, visit, input);
  await refuseLastAdmin(scope, id);
  await endBilling(scope, id).catch((cause: unknown) => {
    throw billingNotEnded(cause);
  });
  const { finishClosure } = await import("./finish-closure");
  const pseudonym = await beginClosure(scope);
  await finishClosure(scope, pseudonym).catch((error: unknown) =>
    scope.later(reportFailure(scope.env, { kind: "background", place: "account deletion", error })),
  );
  return { status: true, message: DELETED };
}

// After this, no sign-in method opens the account.
async function beginClosure(scope: MemberScope): Promise<string> {
  const { db, now } = scope;
  const who = memberOf(scope.actor).user;
  const { id } = who;
  const pseudonym = `former-${crypto.randomUUID()}`;
  const write = writing(scope);
  write.must(
    insertFrom(
      db,
      accountClosure,
      {
        id: pseudonym,
        userId: sql`${user.id}`,
        customerId: sql`(select customer_id from billing_account where user_id = ${id})`,
        begunAt: now,
      },
      sql`from ${user} where ${user.id} = ${id} and ${user.banned} = 0 and ${keepsAnAdmin(id)}`,
    ),
    lastAdmin(),
  );
  write.add(db.update(user).set({ banned: true, updatedAt: now }).where(eq(user.id, id)));
  write.add(db.delete(session).where(eq(session.userId, id)));
  write.add(db.delete(passkey).where(eq(passkey.userId, id)));
  write.add(db.delete(account).where(eq(account.userId, id)));
  write.add(revokeMailedCredentials(db, who));
  disconnect(write, id);
  await write.commit();
  return pseudonym;
}

async function refuseLastAdmin({ db }: MemberScope, id: string): Promise<void> {
  const may = await db
    .select({ id: user.id })
    .from(user)
    .where(sql`${user.id} = ${id} and ${keepsAnAdmin(id)}`)
    .get();
  if (!may) throw lastAdmin();
}

/** Also checked in the statement that writes, so that two admins cannot leave at the same time. */
const keepsAnAdmin = (id: string) => sql`(${user.role} <> 'admin' or exists (
  select 1 from ${user} as other where other.role = 'admin' and other.banned = 0 and other.id <> ${id}))`;

const lastAdmin = () =>
  new AppError(
    "conflict",
    "You are the last admin. Make somebody else an admin first, or nobody could look after the members.",
    { code: "last_admin" },
  );

const billingNotEnded = (cause: unknown) =>
  new AppError(
    "unavailable",
    `Your membership could not be ended with the payment provider, so nothing was deleted: your account is as it was. Try again in a few minutes. If it happens again, write to ${brand.support.email}, and we do it for you.`,
    { code: "billing_not_ended", cause },
  );
