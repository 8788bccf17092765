import { and, desc, eq } from "drizzle-orm";
import type { ProgramVersion } from "../../contract/programs";
import { VERSIONS_KEPT } from "../../contract/programs-limits";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { programVersion, weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";

/** Lists the versions of a week, one from before each save, newest first. */
export async function listVersions(ctx: Ctx, programId: number): Promise<ProgramVersion[]> {
  const { found, rows } = await runReads(ctx.db, {
    found: ctx.db
      .select({ id: weeklyProgram.id })
      .from(weeklyProgram)
      .where(and(eq(weeklyProgram.id, programId), living(weeklyProgram))),
    rows: ctx.db
      .select({
        id: programVersion.id,
        replacedAt: programVersion.replacedAt,
        replacedBy: user.name,
        changed: programVersion.changed,
        exerciseCount: programVersion.exerciseCount,
      })
      .from(programVersion)
      .leftJoin(user, eq(user.id, programVersion.replacedBy))
      .where(eq(programVersion.programId, programId))
      .orderBy(desc(programVersion.id))
      .limit(VERSIONS_KEPT),
  });
  if (found.length === 0) throw notFound("Weekly program");
  return rows.map((row) => ({ ...row, replacedAt: row.replacedAt.toISOString() }));
}
