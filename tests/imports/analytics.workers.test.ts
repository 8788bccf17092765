import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate } from "../../worker/contract/calendar";
import { instantIn } from "../../worker/contract/site-time";
import { uploadMetricsSchema, userActivitySchema } from "../../worker/contract/upload-analytics";
import { user } from "../../worker/db/account";
import { uploadAttempt } from "../../worker/db/imports";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), brand.timeZone);

type Attempt = Partial<typeof uploadAttempt.$inferInsert> & { daysAgo: number; hour: number };

/** Stored as an upload of that day and hour would be. */
function attempt({ daysAgo, hour, ...said }: Attempt): typeof uploadAttempt.$inferInsert {
  const day = addDays(TODAY, -daysAgo);
  return {
    id: crypto.randomUUID(),
    at: instantIn(`${day}T${String(hour).padStart(2, "0")}:30`, brand.timeZone) ?? new Date(),
    day,
    hour,
    kind: "week",
    fileName: "week.docx",
    fileType: "docx",
    sizeBytes: 40_000,
    processingMs: 500,
    exerciseCount: 10,
    ...said,
  };
}

describe("the figures of uploads", () => {
  let coach: Person;
  let assistant: Person;

  beforeAll(async () => {
    coach = await Person.admin();
    assistant = await Person.admin();
    const first = await coach.get("/api/admin/upload-metrics");
    expect(await first.json()).toMatchObject({
      timeRange: "30d",
      totalUploads: 0,
      avgProcessingTime: 0,
      popularFileTypes: [],
      errorsByType: [],
      processingTimesBySize: [],
      peakHour: null,
    });
    await db.insert(uploadAttempt).values([
      attempt({ daysAgo: 0, hour: 9, userId: coach.id }),
      attempt({
        daysAgo: 6,
        hour: 18,
        userId: coach.id,
        sizeBytes: 2_000_000,
        processingMs: 2500,
        exerciseCount: 30,
      }),
      attempt({ daysAgo: 6, hour: 18, userId: assistant.id, fileType: "xlsx", processingMs: 1000, exerciseCount: 5 }),
    ]);
    await db
      .insert(uploadAttempt)
      .values([
        attempt({ daysAgo: 7, hour: 7, userId: coach.id, errorCode: "too_large", exerciseCount: 0, fileType: "xls" }),
        attempt({ daysAgo: 13, hour: 7, userId: coach.id, errorCode: "corrupt", exerciseCount: 0 }),
        attempt({ daysAgo: 14, hour: 7, userId: coach.id, errorCode: "corrupt", exerciseCount: 0 }),
        attempt({ daysAgo: 364, hour: 7, userId: coach.id, errorCode: "corrupt", exerciseCount: 0 }),
        attempt({ daysAgo: 365, hour: 7, userId: coach.id }),
      ]);
  });

  it("are those of a hand count, beside the period before", async () => {
    const metrics = uploadMetricsSchema.parse(await (await coach.get("/api/admin/upload-metrics/7d")).json());
    expect(metrics).toMatchObject({
      timeRange: "7d",
      from: addDays(TODAY, -6),
      to: TODAY,
      totalUploads: 3,
      successfulUploads: 3,
      failedUploads: 0,
      avgProcessingTime: 1.333,
      totalExercises: 45,
      avgExercisesPerWorkout: 15,
      popularFileTypes: [
        { type: "docx", count: 2 },
        { type: "xlsx", count: 1 },
      ],
      errorsByType: [],
      processingTimesBySize: [
        { sizeRange: "Under 100 KB", avgTime: 0.75 },
        { sizeRange: "1 to 5 MB", avgTime: 2.5 },
      ],
      peakHour: 18,
      previous: {
        totalUploads: 2,
        successfulUploads: 0,
        failedUploads: 2,
        avgProcessingTime: 0.5,
        totalExercises: 0,
      },
    });
    expect(metrics.uploadsByDay.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(metrics.uploadsByDay[0]?.date).toBe(addDays(TODAY, -6));
  });

  it("reach as far back as the period says, and a year has 365 days", async () => {
    const total = async (range: string) =>
      uploadMetricsSchema.parse(await (await coach.get(`/api/admin/upload-metrics?timeRange=${range}`)).json());
    const [month, quarter, year] = await Promise.all([total("30d"), total("90d"), total("1y")]);
    expect([month.totalUploads, quarter.totalUploads, year.totalUploads]).toEqual([6, 6, 7]);
    expect([year.uploadsByDay.length, year.uploadsByDay[0]?.count, year.previous.totalUploads]).toEqual([365, 1, 1]);
    expect(month.errorsByType).toEqual([
      { type: "corrupt", count: 2 },
      { type: "too_large", count: 1 },
    ]);
    expect(month.peakHour).toBe(7);
  });

  it("tell who uploads, and how it went", async () => {
    const people = userActivitySchema.parse(await (await coach.get("/api/admin/user-activity/30d")).json());
    expect(people.map(({ userId, uploads, successRate }) => [userId, uploads, successRate])).toEqual([
      [coach.id, 5, 40],
      [assistant.id, 1, 100],
    ]);
    expect(people[0]).toMatchObject({ userName: "Test Person", email: `${coach.id}@example.com` });
    expect(people[0]?.lastUpload).toBe(instantIn(`${TODAY}T09:30`, brand.timeZone)?.toISOString());
    expect(await (await coach.get("/api/admin/user-activity?timeRange=30d")).json()).toEqual(people);
  });

  it("leave as a table that no spreadsheet takes for a formula", async () => {
    const mischief = await Person.admin();
    const firstName = '=HYPERLINK("http://evil.test")';
    await db.insert(uploadAttempt).values(attempt({ daysAgo: 1, hour: 3, userId: mischief.id, errorCode: "@SUM(A1)" }));
    await db.update(user).set({ firstName }).where(eq(user.id, mischief.id));
    const answer = await coach.get("/api/admin/export-analytics?timeRange=7d");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain('filename="upload_analytics_7d.csv"');
    const lines = (await answer.text()).split("\r\n");
    expect(lines[0]).toBe("Section,Item,Measure,Value");
    expect(lines).toContain("Summary,Total uploads,this period,4");
    expect(lines).toContain("Errors,'@SUM(A1),uploads,1");
    expect(lines.filter((line) => line.includes("HYPERLINK"))[0]).toMatch(/^User activity,"'=HYPERLINK\(""http/);
    expect(lines.some((line) => /(^|,)"?[=@+-]\D/.test(line))).toBe(false);
  });

  it("refuse a period that does not exist", async () => {
    for (const path of ["/api/admin/upload-metrics/2d", "/api/admin/export-analytics?timeRange=all"]) {
      const answer = await coach.get(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: "The time range is one of 7d, 30d, 90d, 1y." });
    }
  });

  it("count a real upload, refused or read", async () => {
    const before = uploadMetricsSchema.parse(await (await coach.get("/api/admin/upload-metrics/7d")).json());
    const form = new FormData();
    form.append("document", new File(["no document"], "notes.txt"));
    expect((await coach.call("POST", "/api/admin/upload-workout", form)).status).toBe(415);
    const after = uploadMetricsSchema.parse(await (await coach.get("/api/admin/upload-metrics/7d")).json());
    expect(after.failedUploads).toBe(before.failedUploads + 1);
    expect(after.uploadsByDay.at(-1)?.count).toBe((before.uploadsByDay.at(-1)?.count ?? 0) + 1);
    expect(after.errorsByType).toContainEqual({ type: "wrong_type", count: 1 });
  });
});
