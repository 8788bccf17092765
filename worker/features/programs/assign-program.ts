import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { AdminWeeklyProgram, Assignment } from "../../contract/programs";
import { user } from "../../db/account";
import { notice } from "../../db/notices";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { readAdminProgram } from "./read-program";

/** Assigns a week to one member, or to everybody again. */
export async function assignProgram(ctx: Ctx, id: number, { memberId }: Assignment): Promise<AdminWeeklyProgram> {
  const { db, now } = ctx;
  if (memberId !== null) await requireMember(ctx, memberId);
  const weekNotices = eq(notice.programId, id);
  const write = writing(ctx);
  write.must(
    db
      .update(weeklyProgram)
      .set({ assignedTo: memberId, updatedAt: now })
      .where(and(eq(weeklyProgram.id, id), living(weeklyProgram))),
    notFound("Weekly program"),
  );
  audit(write, "program.assign", `weekly_program:${id}`, { to: memberId });
  // The member it was assigned to before loses their notice of it.
  write.add(
    db
      .delete(notice)
      .where(
        and(
          weekNotices,
          memberId === null ? isNotNull(notice.userId) : and(isNotNull(notice.userId), ne(notice.userId, memberId)),
        ),
      ),
  );
  await write.commit();
  return readAdminProgram(ctx, id);
}

/** Throws 422 if there is no such user, or if it is an admin: they see everybody's weeks. */
export async function requireMember({ db }: Ctx, memberId: string): Promise<void> {
  const found = await db.select({ role: user.role, banned: user.banned }).from(user).where(eq(user.id, memberId)).get();
  if (found && found.role !== "admin" && !found.banned) return;
  const message = found ? "A week can be assigned to a member, not to an admin." : "There is no such member.";
  throw new AppError("invalid", message, { issues: [{ path: "memberId", message }] });
}
