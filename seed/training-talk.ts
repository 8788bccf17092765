import { addDays, mondayOf } from "../worker/contract/calendar.ts";
import { nameKey } from "../worker/features/exercises/name-key.ts";
import { HOUR_MS, instantAt, MINUTE_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { type PersonName, people } from "./people.ts";
import { CURRENT_WEEK_ID } from "./program.ts";

/** The workout, and the day of the current week, that members have asked about. */
const WORKOUT = 1;
const DAY = 1;

type Talk = { by: PersonName; at: number; question: string; answeredAfter: number; answer: string };

/** Questions about training, each with the coach's answer, which is pinned. `firstId` is the first free id of a comment. */
export function trainingTalkStatements({ now, timeZone, today }: Moment, firstId: number): SeedStatement[] {
  const sundayEvening = instantAt(addDays(mondayOf(today), -1), "19:10", timeZone);
  const talks: Talk[] = [
    {
      by: "hana",
      at: now - 52 * HOUR_MS,
      question: "Is this one fine on the evening before hard sparring, or does it want fresh legs?",
      answeredAfter: 95 * MINUTE_MS,
      answer:
        "Fine before sparring: leave two reps in every set and skip the last round. Fresh legs make it better, not safer.",
    },
    {
      by: "aoife",
      at: sundayEvening,
      question: "My back is stiff from the desk. Is the Jefferson curl for me, or do I leave it out?",
      answeredAfter: 40 * MINUTE_MS,
      answer:
        "It is for you, with an empty bar and half the way down. Right is when the back feels longer afterwards. If it complains the next morning, do Cat-Cow for two weeks and come back to it.",
    },
  ];
  return [
    ...insertInto("training_thread", [
      { id: 1, workout_id: WORKOUT, program_id: null, day_of_week: null },
      { id: 2, workout_id: null, program_id: CURRENT_WEEK_ID, day_of_week: DAY },
    ]),
    ...insertInto(
      "community_comment",
      talks.flatMap((talk, index) => commentRows(talk, index + 1, firstId + 2 * index)),
    ),
    keptAnswer("Jefferson Curl", firstId + 3),
  ];
}

function commentRows({ by, at, question, answeredAfter, answer }: Talk, threadId: number, id: number) {
  const place = { training_thread_id: threadId, post_id: null };
  const answeredAt = at + answeredAfter;
  return [
    { ...place, id, parent_id: null, user_id: people[by].id, content: question, created_at: at, pinned_at: null },
    {
      ...place,
      id: id + 1,
      parent_id: id,
      user_id: people.mateus.id,
      content: answer,
      created_at: answeredAt,
      pinned_at: answeredAt + MINUTE_MS,
    },
  ];
}

/** An answer that the coach has kept, shown wherever its exercise appears. */
const keptAnswer = (exercise: string, commentId: number): SeedStatement => ({
  sql: `INSERT INTO kept_answer (exercise_id, comment_id, author_id, content, kept_at)
    SELECT k.exercise_id, c.id, c.user_id, c.content, c.pinned_at
    FROM community_comment c JOIN library_key k ON k.name_key = ? WHERE c.id = ?`,
  params: [nameKey(exercise), commentId],
});
