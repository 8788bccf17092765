import { addDays, mondayOf } from "../worker/contract/calendar.ts";
import { DAY_MS, instantAt, MINUTE_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { people } from "./people.ts";

const CONTENT = `This is the week where the loads go up and nothing else does. Three things make it a good one.

1. **Warm up as written.** Five minutes now are cheaper than five days later.
2. **Keep the tempo.** A weight that takes it from you is too heavy: take off five percent and go on.
3. **Sleep.** If a night was bad, take the short option and call it done.

Next week is a deload. Send me a side view of your main lift before Friday, and I'll answer every one of them.

Mateus`;

/** A letter sent on the Sunday before this week to all who could train. */
export function letterStatements({ now, timeZone, today }: Moment): SeedStatement[] {
  const sentAt = instantAt(addDays(mondayOf(today), -1), "09:00", timeZone);
  const readers = Object.values(people).filter(
    ({ access, joinedDaysAgo }) => access.kind === "paid" && now - joinedDaysAgo * DAY_MS < sentAt,
  );
  return [
    ...insertInto("letter", [
      {
        id: 1,
        subject: "The heavy week, in three lines",
        content: CONTENT,
        audience: JSON.stringify({ to: "paying" }),
        state: "sent",
        author_id: people.mateus.id,
        created_at: sentAt - 12 * MINUTE_MS,
        send_at: sentAt,
        started_at: sentAt,
        ended_at: sentAt + MINUTE_MS,
      },
    ]),
    ...insertInto(
      "letter_recipient",
      readers.map(({ id }) => ({ letter_id: 1, user_id: id, outcome: "mailed", at: sentAt })),
    ),
  ];
}
