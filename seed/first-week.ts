import { FIRST_WEEK_DEFAULT } from "../worker/contract/first-week-default.ts";
import { FIRST_WEEK_CARDS, signedText } from "../worker/contract/first-week-limits.ts";
import { sha256 } from "../worker/platform/sha256.ts";
import { DAY_MS, HOUR_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { people } from "./people.ts";

const VERSION = 1;
const { goals, questions } = FIRST_WEEK_DEFAULT;
const answersWith = (yes: number) => JSON.stringify(questions.map((question, at) => ({ question, yes: at === yes })));

/**
 * The default first week, published and on: one member has finished it, one waits for the coach's go-ahead, and later
 * members among the demo sign-ins have dismissed it.
 */
export async function firstWeekStatements({ now }: Moment): Promise<SeedStatement[]> {
  const published = now - 28 * DAY_MS;
  const { mateus, marcus, lucia, theo, priya } = people;
  const hash = await sha256(new TextEncoder().encode(signedText(FIRST_WEEK_DEFAULT)));
  const done = { user: marcus.id, at: now - 16 * DAY_MS };
  const waits = { user: lucia.id, at: now - 26 * HOUR_MS };
  const begun = (user: string, at: number, said: { goal: string; words: string | null; equipment: string }) => ({
    user_id: user,
    started_at: at,
    goals: JSON.stringify([said.goal]),
    goal_words: said.words,
    equipment: said.equipment,
    dismissed_at: null,
  });
  const putAway = (user: string, at: number) => ({
    user_id: user,
    started_at: null,
    goals: "[]",
    goal_words: null,
    equipment: null,
    dismissed_at: at,
  });
  return [
    ...insertInto("first_week_version", [
      {
        id: VERSION,
        content: JSON.stringify(FIRST_WEEK_DEFAULT),
        waiver_hash: hash,
        created_at: published,
        created_by: mateus.id,
      },
    ]),
    ...insertInto("first_week_setting", [
      { id: 1, on_since: published, draft: null, updated_at: published, updated_by: mateus.id },
    ]),
    ...insertInto("first_week", [
      begun(done.user, done.at, {
        goal: goals[3]?.text ?? "",
        words: "Back on the mat at forty-three",
        equipment: "gym",
      }),
      begun(waits.user, waits.at, { goal: goals[1]?.text ?? "", words: null, equipment: "some" }),
      putAway(theo.id, now - 40 * HOUR_MS),
      putAway(priya.id, now - 9 * DAY_MS),
    ]),
    ...insertInto(
      "first_week_card",
      [done, waits].flatMap(({ user, at }) =>
        FIRST_WEEK_CARDS.map((card, place) => ({ user_id: user, card, skipped: 0, at: at + place * 40_000 })),
      ),
    ),
    ...insertInto("first_week_health", [
      {
        user_id: done.user,
        injury_words: null,
        adult: 1,
        answers: answersWith(-1),
        answered_at: done.at,
        waits_since: null,
        asked_at: null,
      },
      {
        user_id: waits.user,
        injury_words: "Right shoulder: no hanging, no overhead",
        adult: 1,
        answers: answersWith(5),
        answered_at: waits.at,
        waits_since: waits.at,
        asked_at: waits.at + HOUR_MS,
      },
    ]),
    ...insertInto(
      "first_week_signature",
      [done, waits].map(({ user, at }) => ({
        user_id: user,
        version_id: VERSION,
        waiver_hash: hash,
        full_name:
          user === marcus.id ? `${marcus.firstName} ${marcus.lastName}` : `${lucia.firstName} ${lucia.lastName}`,
        answers: answersWith(user === marcus.id ? -1 : 5),
        signed_at: at,
      })),
    ),
  ];
}
