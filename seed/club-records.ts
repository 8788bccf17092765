import { DAY_MS, HOUR_MS, type Moment } from "./calendar.ts";
import { postIdOf } from "./community.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { type PersonName, people } from "./people.ts";

/** Admin records: a reported post, a muted member, free time, an ended gift link, an imported list. */
export function recordStatements({ now }: Moment): SeedStatement[] {
  const at = {
    booked: now - 172 * HOUR_MS,
    report: now - 20 * HOUR_MS,
    mute: now - 30 * HOUR_MS,
    free: now - 2 * DAY_MS,
    gift: now - 75 * DAY_MS,
    guest: now - 57 * DAY_MS,
    giftEnd: now - 45 * DAY_MS,
    imported: now - 40 * DAY_MS,
  };
  const free = { until: now + 28 * DAY_MS, reason: "A month more for the night shifts" };
  const mute = { days: 3, reason: "No selling below other people's posts. Back in three days." };
  const gift = { label: "Open mat in Porto", uses: 10, until: now - 15 * DAY_MS };
  const imported = { id: "8c5f6a52-3f0b-4a55-8c0e-5b8f6f2b7c01", file: "masters-division.csv" };
  return [
    ...insertInto("post_report", [
      {
        post_id: postIdOf("aoife"),
        reporter_id: people.dominik.id,
        reason: "unsafe",
        note: "A wet towel slips off a heavy bell. Maybe say how heavy?",
        created_at: at.report,
      },
    ]),
    ...insertInto("community_mute", [
      {
        user_id: people.lucia.id,
        reason: mute.reason,
        until: at.mute + mute.days * DAY_MS,
        muted_by: people.mateus.id,
        created_at: at.mute,
      },
    ]),
    { sql: "UPDATE membership SET free_until = ? WHERE user_id = ?", params: [free.until, people.samir.id] },
    ...insertInto("gift_link", [
      {
        id: 1,
        code: "porto7mat4",
        promotion_code_id: "promo_sim_porto7mat4",
        label: gift.label,
        uses: gift.uses,
        until: gift.until,
        ended_at: at.giftEnd,
        created_at: at.gift,
      },
    ]),
    ...insertInto("gift_guest", [{ gift_id: 1, user_id: people.marcus.id, at: at.guest }]),
    ...insertInto("member_import", [
      {
        id: imported.id,
        file_name: imported.file,
        file_key: "b7d1f0a9c5e24b6a9d1c8e4f7a3b2c10".repeat(2),
        created_by: people.mateus.id,
        total: 3,
        created_at: at.imported,
      },
    ]),
    ...insertInto(
      "member_import_row",
      (["hana", "marcus", "aoife"] as const).map((name, index) => ({
        import_id: imported.id,
        row_number: index + 2,
        outcome: name === "aoife" ? "unchanged" : "updated",
        user_id: people[name].id,
        tags_added: name === "aoife" ? null : JSON.stringify(["Masters division"]),
      })),
    ),
    ...insertInto("audit_log", [
      act("mateus", at.gift, "gift.make", "gift:1", { ...gift, until: new Date(gift.until).toISOString() }),
      act("mateus", at.giftEnd, "gift.end", "gift:1"),
      act("mateus", at.imported, "member.import", `member_import:${imported.id}`, { file: imported.file, rows: 3 }),
      act("mateus", at.booked, "consultation.change", "consultation:2", {
        fields: ["status", "notes"],
        status: "booked",
      }),
      act("mateus", at.free, "free_time.give", `user:${people.samir.id}`, {
        until: new Date(free.until).toISOString(),
        before: null,
        reason: free.reason,
      }),
      act("mateus", at.mute, "community.mute", `user:${people.lucia.id}`, mute),
      act("dominik", at.report, "community.report", `community_post:${postIdOf("aoife")}`, { reason: "unsafe" }),
    ]),
  ];
}

type Act = Record<string, SeedValue>;

/** An audit entry as the product writes it. */
function act(by: PersonName, at: number, action: string, subject: string, detail: object | null = null): Act {
  return {
    id: `seed-${action}-${subject}`,
    at,
    actor_id: people[by].id,
    action,
    subject,
    detail: detail && JSON.stringify(detail),
  };
}
