import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { writing } from "../../../write/writing";
import { rememberExercises } from "./remember-exercises";

const NAMES_A_RUN = 300;

/** Adds names that were stored without the library, such as those from before there was one. */
export async function placeNames(db: Db, now: Date): Promise<void> {
  // Jumps from name to name in the index, so that the cost depends on names and not on their uses.
  const found = await db.all<{ name: string; videoUrl: string | null }>(sql`
    with recursive known(name) as (
      select min(name) from exercise where name > ''
      union all select (select min(e.name) from exercise e where e.name > known.name) from known where known.name is not null
    )
    select name, (select e.video_url from exercise e where e.name = known.name and e.video_url is not null
        order by e.id desc limit 1) as videoUrl
      from known
      where name is not null and not exists (select 1 from exercise_spelling s where s.name = known.name)
      limit ${NAMES_A_RUN}`);
  const write = writing({ db, now });
  rememberExercises(write, found);
  await write.commit();
}
