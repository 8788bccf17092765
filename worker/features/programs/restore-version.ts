import { and, eq } from "drizzle-orm";
import { cueOf } from "../../contract/exercise-notes";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { batchedRead, runReads } from "../../db/batched-read";
import { programVersion, type StoredVersion } from "../../db/programs";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { findProgram } from "./queries";
import { saveWeek } from "./save-week";

type Section = StoredVersion["days"][number]["sections"][number];
type Wanted = { id: number; versionId: number; revision: number };

/** Restores an earlier version of a week; the current state becomes a version. Days and exercises get their ids back. */
export async function restoreVersion(ctx: Ctx, { id, versionId, revision }: Wanted): Promise<AdminWeeklyProgram> {
  const { found, version } = await runReads(ctx.db, {
    found: findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id),
    version: batchedRead(
      [
        ctx.db
          .select({ content: programVersion.content })
          .from(programVersion)
          .where(and(eq(programVersion.id, versionId), eq(programVersion.programId, id))),
      ],
      ([[row]]) => row ?? null,
    ),
  });
  if (!found) throw notFound("Weekly program");
  if (!version) throw notFound("Version");
  const { days, ...details } = version.content;
  return saveWeek(ctx, {
    found,
    program: { ...found.program, ...details },
    // In older versions the notes also held the dose.
    days: days.map((day) => ({ ...day, sections: day.sections.map(withCuesAlone) })),
    revision,
    fields: ["version"],
    action: "program.restore_version",
  });
}

function withCuesAlone(section: Section): Section {
  return { ...section, exercises: section.exercises.map((each) => ({ ...each, notes: cueOf(each) })) };
}
