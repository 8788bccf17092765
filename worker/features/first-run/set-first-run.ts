import { firstRun } from "../../db/first-run";
import type { Scope, Write } from "../../write/writing";

/** Adds a change of the setup progress to a write. */
export function setFirstRun(write: Write<Scope>, set: Partial<typeof firstRun.$inferInsert>): void {
  write.add(
    write.ctx.db
      .insert(firstRun)
      .values({ id: 1, ...set })
      .onConflictDoUpdate({ target: firstRun.id, set }),
  );
}
