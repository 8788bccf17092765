import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { instantIn } from "../../worker/contract/site-time";
import { user } from "../../worker/db/account";
import { emailOutbox } from "../../worker/db/outbox";
import { completion } from "../../worker/db/progress";
import { workout } from "../../worker/db/workouts";
import { mailWeek } from "../../worker/features/training/book/mail-week";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";

/** Clocks of the site; the 23rd of November 2026 is a Monday. */
const at = (clock: string) => instantIn(clock, brand.timeZone) ?? new Date();
const SETTINGS = env as unknown as Env;

const mailsTo = (person: Person) =>
  db
    .select()
    .from(emailOutbox)
    .where(and(eq(emailOutbox.userId, person.id), eq(emailOutbox.kind, "training-week")));

async function finish(person: Person, clock: string, more: Partial<typeof completion.$inferInsert> = {}) {
  const at1 = { createdAt: new Date(), updatedAt: new Date() };
  const [made] = await db
    .insert(workout)
    .values({ title: "Heavy Day", ...at1 })
    .returning();
  await db.insert(completion).values({
    userId: person.id,
    workoutId: made?.id ?? 0,
    title: "Heavy Day",
    localDate: clock.slice(0, 10),
    completedAt: at(clock),
    ...more,
  });
}

const named = (person: Person, firstName: string) =>
  db.update(user).set({ firstName, lastName: "Costa" }).where(eq(user.id, person.id));

describe("Monday's mail", () => {
  it("tells each admin who wants it once how the week before went, and nothing that members have written", async () => {
    const [coach, quiet] = [await Person.admin(), await Person.admin()];
    await quiet.put("/api/notices/preferences", { mail: { training: false } });
    const [bela, dina, late] = [await Person.member(), await Person.member(), await Person.member()];
    await named(bela, "Bela");
    await named(dina, "Dina");
    await named(late, "Late");
    await finish(bela, "2026-11-17T18:00", { notes: "My knee hurts", hurts: true });
    await finish(dina, "2026-11-22T23:30", { notes: "Only mine", notesPrivate: true });
    await finish(late, "2026-11-23T00:30");

    await mailWeek(SETTINGS, at("2026-11-22T23:59"));
    await mailWeek(SETTINGS, at("2026-11-23T05:17"));
    expect(await mailsTo(coach)).toEqual([]);
    await mailWeek(SETTINGS, at("2026-11-23T06:17"));
    await mailWeek(SETTINGS, at("2026-11-23T07:17"));
    await mailWeek(SETTINGS, at("2026-11-24T06:17"));
    const [mail, another] = await mailsTo(coach);
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe("Last week: 2 members trained");
    expect(mail?.text).toContain("Bela Costa 1; Dina Costa 1");
    expect(mail?.text).toContain("Notes without an answer (1): Bela Costa, Heavy Day");
    expect(mail?.text).not.toContain("Late Costa 1");
    for (const part of [mail?.text, mail?.html]) {
      expect(part).not.toContain("knee");
      expect(part).not.toContain("Only mine");
    }
    expect(await mailsTo(quiet)).toEqual([]);
    for (const member of [bela, dina]) expect(await mailsTo(member)).toEqual([]);

    await mailWeek(SETTINGS, at("2026-11-30T06:17"));
    expect((await mailsTo(coach)).length).toBeLessThanOrEqual(2);
  });
});
