import { type SQL, sql } from "drizzle-orm";
import { LIFT_CUE_LIMITS, LIFT_HAS_TWO } from "../../contract/lift-cues-limits";
import { AppError } from "../../http/app-error";
import type { Write } from "../../write/writing";
import { keysOfLift } from "./cue-rows";

const { ofLift, ofMember } = LIFT_CUE_LIMITS;

/** Refuses the write if a lift would have more than two open cues; of two concurrent calls the second fails. */
export function refuseMoreThanTwo(write: Write, userId: string | SQL, nameKey: SQL): void {
  const open = sql`select count(*) from lift_cue c where c.user_id = ${userId} and c.ticked_at is null`;
  write.refuseUnless(sql`(${open} and c.name_key in (${keysOfLift(nameKey)})) <= ${ofLift}`, liftHasTwo([]));
  write.refuseUnless(
    sql`(${open}) <= ${ofMember}`,
    new AppError("conflict", `${ofMember} cues of this member are open. Tick some off first.`),
  );
}

/** Returns the refusal, naming the open cues if known. */
export function liftHasTwo(open: readonly string[]): AppError {
  const which = open.length > 0 ? `: ${open.map((text) => `“${text}”`).join(" and ")}` : "";
  const stop = /[.!?]$/.test(open.at(-1) ?? "") ? "" : ".";
  return new AppError("conflict", `Two cues of this lift are open already${which}${stop} Tick one off first.`, {
    code: LIFT_HAS_TWO,
  });
}
