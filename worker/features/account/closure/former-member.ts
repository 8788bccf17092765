import { FORMER_MEMBER_ID, user } from "../../../db/account";
import type { Db } from "../../../db/client";

const BEGINNING = new Date(0);

/** Returns the statement that ensures the placeholder account to which former members' posts belong. */
export function insertFormerMember(db: Db) {
  return db
    .insert(user)
    .values({
      id: FORMER_MEMBER_ID,
      name: "Former member",
      firstName: "Former",
      lastName: "member",
      // Not an address, so nobody can sign up with it and no mail can be sent to it.
      email: FORMER_MEMBER_ID,
      banned: true,
      createdAt: BEGINNING,
      updatedAt: BEGINNING,
    })
    .onConflictDoNothing();
}
