import { addDays } from "../worker/contract/calendar.ts";
import type { LimitedMovement, PlanPlace, Trend } from "../worker/contract/injuries-limits.ts";
import { DAY_MS, HOUR_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { type PersonName, people } from "./people.ts";

/** Members' injuries for the coach's board, and the coach's return plans. */
export function injuryStatements({ now, today }: Moment): SeedStatement[] {
  const day = (ago: number) => addDays(today, -ago);
  return [
    ...insertInto(
      "injury",
      INJURIES.map(({ who, spot, movements, since, over, words }, at) => ({
        id: at + 1,
        user_id: people[who].id,
        spot,
        movements: JSON.stringify(movements),
        since: day(since),
        ended_on: over === null ? null : day(over),
        said_at: now - (words.at(-1)?.[0] ?? since) * DAY_MS - HOUR_MS,
      })),
    ),
    ...insertInto(
      "injury_word",
      INJURIES.flatMap(({ words }, at) =>
        words.map(([ago, trend, note]) => ({
          injury_id: at + 1,
          local_date: day(ago),
          trend,
          note,
          at: now - ago * DAY_MS - HOUR_MS,
        })),
      ),
    ),
    ...insertInto(
      "return_plan",
      Object.entries(PLANS).map(([place, text]) => ({ place, text, updated_at: now - 40 * DAY_MS })),
    ),
  ];
}

type Told = {
  who: PersonName;
  spot: string;
  movements: LimitedMovement[];
  /** Days ago, like all of them. */
  since: number;
  over: number | null;
  words: [ago: number, trend: Trend, note: string | null][];
};

const INJURIES: Told[] = [
  {
    who: "marcus",
    spot: "shoulder-right",
    movements: ["overhead", "pressing"],
    since: 12,
    over: null,
    words: [
      [12, "new", "Kimura, tapped late."],
      [6, "same", "Sleeping on it is the worst part."],
      [2, "better", "Rows are fine again."],
    ],
  },
  {
    who: "hana",
    spot: "fingers-left",
    movements: ["gripping"],
    since: 21,
    over: null,
    words: [
      [21, "new", "Ring finger, from spider guard."],
      [4, "same", "Taped. Straps help with the deadlift."],
    ],
  },
  {
    who: "dominik",
    spot: "ribs-left",
    movements: [],
    since: 5,
    over: null,
    words: [
      [5, "new", "Knee on belly. Breathing is fine, twisting is not."],
      [1, "worse", "Coughing today was no fun."],
    ],
  },
  {
    who: "aoife",
    spot: "lower-back",
    movements: ["hinging"],
    since: 60,
    over: 9,
    words: [
      [60, "new", null],
      [30, "better", "Hip thrusts without trouble."],
      [9, "works", "First deadlifts, light, no complaint."],
    ],
  },
];

const PLANS: Partial<Record<PlanPlace, string>> = {
  general:
    "1. Keep training everything that does not hurt: that is what keeps you in the room.\n2. Pain up to 3 of 10 that is gone the next morning is fine. More is a step back.\n3. First the range without load, then slow with light load, then speed. One step a week at most.\n4. Drilling comes back before sparring, and you choose the partner.",
  shoulder:
    "1. Rows and carries from the first day, pressing later.\n2. Landmine press before overhead press.\n3. Push-ups on the floor, pain-free, three times ten: then you may roll without posting on it.",
};
