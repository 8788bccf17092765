import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type ExerciseLoads, proposeLoads } from "../../contract/exercise-loads";
import { injurySchema } from "../../contract/injuries";
import { SPOTS } from "../../contract/injuries-limits";
import type { TrainingContext } from "../../contract/training";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { injury } from "../../db/injuries";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/**
 * Reads where the member hurts, and the joint loads of a query's exercises and alternatives that the names do not imply.
 * Nothing more is read for members without injuries.
 */
export function hurtsIn({ db, actor }: Ctx, exercises: SQL): BatchedRead<TrainingContext["hurts"] | null> {
  const userId = memberOf(actor).user.id;
  const open = db
    .select({ spot: injury.spot, movements: injury.movements })
    .from(injury)
    .where(and(eq(injury.userId, userId), isNull(injury.endedOn)))
    .orderBy(asc(injury.since), asc(injury.id))
    .limit(SPOTS.length);
  const lifts = sql`(${exercises}) e join exercise_spelling s on s.name = e.name join library_key k on k.name_key = s.name_key`;
  const hurts = sql`exists (select 1 from injury i where i.user_id = ${userId} and i.ended_on is null)`;
  const loadRows = db
    .select({
      name: sql<string>`n.name`.as("exercise_name"),
      tags: sql<string>`l.tags`.as("tags"),
      joints: sql<string | null>`o.joints`.as("joints"),
      movements: sql<string | null>`o.movements`.as("movements"),
    })
    .from(
      sql`(select e.name as name, k.exercise_id as id from ${lifts} where ${hurts}
          union select b.name, b.id from ${lifts} join library_alternative a on a.exercise_id = k.exercise_id
          join library_exercise b on b.id = a.alternative_id where ${hurts}) n
        join library_exercise l on l.id = n.id left join library_load o on o.exercise_id = n.id`,
    )
    .where(sql`o.exercise_id is not null or l.tags <> '[]'`);
  return batchedRead([open, loadRows] as const, ([injuries, rows]) => {
    if (injuries.length === 0) return null;
    return {
      injuries: injuries.map(({ spot, movements }) => ({ spot: injurySchema.shape.spot.parse(spot), movements })),
      loads: rows.flatMap(({ name, tags, joints, movements }) => {
        const corrected =
          joints !== null && movements !== null
            ? ({ joints: JSON.parse(joints), movements: JSON.parse(movements) } as ExerciseLoads)
            : null;
        const loads = corrected ?? proposeLoads([name, ...(JSON.parse(tags) as string[])]);
        return JSON.stringify(loads) === JSON.stringify(proposeLoads([name])) ? [] : [{ name, ...loads }];
      }),
    };
  });
}
