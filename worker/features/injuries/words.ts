import { sql } from "drizzle-orm";
import { type Injury, injurySchema } from "../../contract/injuries";
import { INJURY_LIMITS } from "../../contract/injuries-limits";
import { injury } from "../../db/injuries";

type Word = Injury["words"][number];

// Raw SQL: drizzle omits the table of columns in a query without joins.
const newest = (limit: number) => sql<string>`(select json_group_array(json_object('trend', w.trend, 'note', w.note,
    'localDate', w.local_date) order by w.at desc, w.id desc)
  from (select * from injury_word w where w.injury_id = injury.id order by w.at desc, w.id desc limit ${limit}) w)`;

/** An injury's columns and its latest words. */
export const INJURY = {
  id: injury.id,
  spot: injury.spot,
  movements: injury.movements,
  since: injury.since,
  endedOn: injury.endedOn,
  words: newest(INJURY_LIMITS.words).as("words"),
};
export const LAST_WORD = newest(1).as("last_word");

type Row = Pick<typeof injury.$inferSelect, "id" | "movements" | "since" | "endedOn"> & { spot: string; words: string };

const wordsIn = (text: string) => JSON.parse(text) as Word[];

export const presentInjury = (row: Row): Injury => ({
  ...row,
  spot: injurySchema.shape.spot.parse(row.spot),
  words: wordsIn(row.words),
});
