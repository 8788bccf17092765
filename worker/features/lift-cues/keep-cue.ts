import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { LiftCue, newLiftCueSchema } from "../../contract/lift-cues";
import { LIFT_CUE_LIMITS } from "../../contract/lift-cues-limits";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { liftCue } from "../../db/lift-cues";
import { conversation, directMessage } from "../../db/messages";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { earlierCall, type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { logKey } from "../training/log-key";
import { keysOf, openCues, presentCue, selectCues } from "./cue-rows";
import { liftHasTwo, refuseMoreThanTwo } from "./full-lift";

type Keeping = { userId: string; cue: z.output<typeof newLiftCueSchema>; once: OnceOnly | null };

/** Stores a coach's cue for the member's next time at a lift. A retry returns the first one. */
export async function keepCue(ctx: Ctx, { userId, cue, once }: Keeping): Promise<Made<LiftCue>> {
  const { db } = ctx;
  const key = logKey(cue.exercise);
  const { earlier, holders, checks, open, names } = await runReads(db, {
    earlier: earlierCall(ctx, once),
    holders: db.select({ id: user.id }).from(user).where(eq(user.id, userId)),
    checks: db
      .select({ mediaType: directMessage.mediaType })
      .from(directMessage)
      .innerJoin(conversation, eq(conversation.id, directMessage.conversationId))
      .where(
        and(
          eq(directMessage.id, cue.messageId ?? 0),
          eq(conversation.memberId, userId),
          eq(directMessage.fromAdmin, false),
        ),
      ),
    open: openCues(db, userId),
    names: db
      .select({ name: sql<string>`l.name`.as("lift_name") })
      .from(sql`library_key k join library_exercise l on l.id = k.exercise_id`)
      .where(sql`k.name_key = ${key}`),
  });
  return makeOnce(ctx, once, {
    earlier,
    find: (id) => findCue(ctx, Number(id)),
    make: () => {
      if (!holders[0]) throw notFound("User");
      if (cue.messageId && !checks[0]) {
        const message = "This form check is not one of this member's.";
        throw new AppError("invalid", message, { issues: [{ path: "messageId", message }] });
      }
      const ofLift = open.filter((row) => keysOf(row).has(key)).map((row) => row.cue.text);
      if (ofLift.length >= LIFT_CUE_LIMITS.ofLift) throw liftHasTwo(ofLift);
      const exerciseName = names[0]?.name ?? cue.exercise;
      return insertCue(ctx, { userId, cue, once }, { nameKey: key, exerciseName });
    },
  });
}

const NEWEST = sql`(select max(${liftCue.id}) from ${liftCue})`;

type Lift = { nameKey: string; exerciseName: string };

async function insertCue(ctx: Ctx, { userId, cue, once }: Keeping, lift: Lift): Promise<LiftCue> {
  const { db, now } = ctx;
  const write = writing(ctx, { once, made: NEWEST });
  const { text, messageId = null, at, shapes } = cue;
  write.add(db.insert(liftCue).values({ userId, ...lift, text, messageId, moment: at, shapes, createdAt: now }));
  const savedCue = write.add(selectCues(db, sql`${liftCue.id} = ${NEWEST}`, 1));
  refuseMoreThanTwo(write, userId, sql`${lift.nameKey}`);
  // The audit row has no text: the log is kept longer than a cue.
  audit(write, "lift_cue.keep", `user:${userId}`);
  return presentCue((await write.commit()).one(savedCue));
}

async function findCue({ db }: Ctx, id: number): Promise<LiftCue> {
  const [row] = await selectCues(db, eq(liftCue.id, id), 1);
  if (!row) throw notFound("Cue");
  return presentCue(row);
}
