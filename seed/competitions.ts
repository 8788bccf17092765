import { addDays } from "../worker/contract/calendar.ts";
import { PROPOSED_OVERLAY } from "../worker/contract/proposed-overlay.ts";
import { DAY_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { people } from "./people.ts";

type Entry = { who: keyof typeof people; inDays: number; name: string; gi: boolean; weightClass: string | null };

/** Of members who are not demo sign-ins, so that these see their week as it is written. */
const ENTRIES: Entry[] = [
  { who: "hana", inDays: 10, name: "Porto Winter Open", gi: true, weightClass: "Up to 64 kg" },
  { who: "marcus", inDays: 38, name: "Iberian No-Gi", gi: false, weightClass: "Up to 85.5 kg" },
];

/** Competitions, and the coach's taper. */
export function competitionStatements(moment: Moment): SeedStatement[] {
  const overlay = JSON.stringify(PROPOSED_OVERLAY);
  const at = moment.now - 20 * DAY_MS;
  return [
    ...insertInto(
      "competition",
      ENTRIES.map(({ who, inDays, name, gi, weightClass }) => ({
        user_id: people[who].id,
        local_date: addDays(moment.today, inDays),
        name,
        gi: Number(gi),
        weight_class: weightClass,
        created_at: at,
      })),
    ),
    ...insertInto("competition_overlay", [
      {
        id: 1,
        draft: overlay,
        published: overlay,
        published_at: at,
        revision: 1,
        updated_at: at,
        updated_by: people.mateus.id,
      },
    ]),
  ];
}
