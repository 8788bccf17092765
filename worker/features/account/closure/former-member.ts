import { FORMER_MEMBER_ID, user } from "../../../db/account";
import type { Db } from "../../../db/client";

const BEGINNING = new Date(0);

/** The statement that makes sure there is somebody whom posts can belong to when their author has left. */
export function insertFormerMember(db: Db) {
  return db
    .insert(user)
    .values({
      id: FORMER_MEMBER_ID,
      name: "Former member",
      firstName: "Former",
      lastName: "member",
      // No address: nobody can sign up with it, and no mail can go to it.
      email: FORMER_MEMBER_ID,
      banned: true,
      createdAt: BEGINNING,
      updatedAt: BEGINNING,
    })
    .onConflictDoNothing();
}
