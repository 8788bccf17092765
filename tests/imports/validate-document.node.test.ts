import { describe, expect, it } from "vitest";
import type { ExerciseDraft, WeekDraft, Weekday } from "../../worker/contract/drafts";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import { NO_EXERCISE } from "../../worker/contract/exercise-fields";
import { findMatches, refuseBadPattern } from "../../worker/features/imports/validation/pattern";
import { weekSubject, workoutSubject } from "../../worker/features/imports/validation/subject";
import { type HeldRule, validateDocument } from "../../worker/features/imports/validation/validate-document";

const exercise = (exerciseCode: string, name: string, more: Partial<ExerciseDraft> = {}): ExerciseDraft => ({
  ...NO_EXERCISE,
  name,
  exerciseCode,
  tier: "A-Tier" as const,
  setRep: "3 x 10",
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
  ...more,
});

function week(days: Weekday[] = [1, 2, 3, 4, 5]): WeekDraft {
  return {
    title: "Week 1",
    description: null,
    weekNumber: 1,
    days: days.map((dayOfWeek) => ({
      dayOfWeek,
      title: null,
      description: null,
      notes: null,
      sections: COLUMN_TYPES.map((columnType) => ({
        columnType,
        exercises: [exercise("A1", "Goblet Squat"), exercise("A2", "Push-Up")],
      })),
    })),
  };
}

const builtIn = (name: string, severity: HeldRule["severity"] = "error"): HeldRule => ({
  name,
  severity,
  category: "structure",
  pattern: null,
  expectedCount: 0,
  forbids: false,
  builtIn: name,
});
const own = (more: Partial<HeldRule>): HeldRule => ({ ...builtIn("Own"), builtIn: null, ...more });
const ALL = ["names", "five_days", "three_options", "codes", "tiers", "set_notation", "videos", "links", "reader"];

describe("rules", () => {
  it("find nothing in a week as it should be", async () => {
    const verdict = await validateDocument(
      weekSubject(week(), []),
      ALL.map((name) => builtIn(name)),
    );
    expect(verdict).toEqual({
      status: "passed",
      totalRules: 9,
      passedRules: 9,
      failedRules: 0,
      warningRules: 0,
      issues: [],
    });
  });

  it("hold Saturday and Sunday to their options and counts, and ask for neither", async () => {
    const longer = week([1, 2, 3, 4, 5, 6, 7]);
    const saturday = longer.days[5]?.sections[0];
    if (!saturday) throw new Error("a week has days");
    saturday.exercises = [];
    const sixDays = own({ name: "Six days", expectedCount: 6 });
    const { issues } = await validateDocument(weekSubject(longer, []), [
      builtIn("five_days"),
      builtIn("three_options"),
      sixDays,
    ]);
    expect(issues.map(({ message }) => message)).toEqual([
      "Saturday, No Equipment has no exercises.",
      "Found 7 days with training, expected 6.",
    ]);
  });

  it("tell what is missing, and where", async () => {
    const broken = week([1, 2, 3, 4]);
    const [monday, tuesday] = broken.days;
    if (!monday?.sections[0] || !tuesday?.sections[1]) throw new Error("a week has days");
    monday.sections[0].exercises = [
      exercise("A2", "Goblet Squat", { videoUrl: null }),
      exercise("A1", "Push-Up", { tier: null }),
      exercise("A1", "Row", { setRep: null, videoUrl: "javascript:alert(1)" }),
      exercise("A3", "Hang", { videoUrl: "https://example.com/video" }),
    ];
    tuesday.sections[1].exercises = [];
    const { issues, ...verdict } = await validateDocument(
      weekSubject(broken, []),
      ALL.map((name) => builtIn(name)),
    );
    expect(verdict).toMatchObject({ status: "failed", totalRules: 9, passedRules: 2, failedRules: 7 });
    expect(issues.map(({ ruleName, message, place }) => [ruleName, message, place])).toEqual([
      ["five_days", "Friday has no exercises.", "Friday"],
      ["three_options", "Tuesday, Equipment has no exercises.", "Tuesday, Equipment"],
      ["codes", "A1 stands after A2.", "Monday, No Equipment: A1 Push-Up"],
      ["codes", "A1 stands twice.", "Monday, No Equipment: A1 Row"],
      ["tiers", "Push-Up stands in no tier.", "Monday, No Equipment: A1 Push-Up"],
      ["set_notation", "Row does not say its sets and reps.", "Monday, No Equipment: A1 Row"],
      ["videos", "Goblet Squat has no video.", "Monday, No Equipment: A2 Goblet Squat"],
      ["links", "The link of Row is not a web address.", "Monday, No Equipment: A1 Row"],
      ["links", "The video of Hang cannot be played on the page.", "Monday, No Equipment: A3 Hang"],
    ]);
  });

  it("about weeks do not concern a single workout", async () => {
    const subject = workoutSubject({ title: "Legs", description: null, exercises: [exercise("A1", "Squat")] });
    const verdict = await validateDocument(
      subject,
      ALL.map((name) => builtIn(name)),
    );
    expect(verdict).toMatchObject({ status: "passed", totalRules: 6 });
  });

  it("of lower severity warn or only inform", async () => {
    const subject = workoutSubject({
      title: "Legs",
      description: null,
      exercises: [exercise("A1", "Squat", { videoUrl: null })],
    });
    const warned = await validateDocument(subject, [builtIn("videos", "warning")]);
    expect(warned).toMatchObject({ status: "warning", warningRules: 1, passedRules: 0 });
    const informed = await validateDocument(subject, [builtIn("videos", "info")]);
    expect(informed).toMatchObject({
      status: "passed",
      warningRules: 0,
      passedRules: 1,
      issues: [{ severity: "info" }],
    });
  });

  it("are told in one issue each when details are off", async () => {
    const subject = workoutSubject({
      title: "Legs",
      description: null,
      exercises: ["Squat", "Row", "Hang"].map((name) => exercise("A1", name, { exerciseCode: null, videoUrl: null })),
    });
    const { issues } = await validateDocument(subject, [builtIn("videos")], false);
    expect(issues.map(({ message }) => message)).toEqual(["Squat has no video. And 2 more of the kind."]);
  });

  it("of the coach look for a pattern, so many times or at least once", async () => {
    const subject = weekSubject(week([1]), []);
    const held = async (pattern: string, expectedCount: number) =>
      (await validateDocument(subject, [own({ pattern, expectedCount })])).issues.map(({ message }) => message);
    expect(await held("Push-Up", 0)).toEqual([]);
    expect(await held("Push-Up", 3)).toEqual([]);
    expect(await held("Push-Up", 4)).toEqual(["Found 3 matches of the pattern, expected 4."]);
    expect(await held("Deadlift", 0)).toEqual(["The pattern is nowhere in the document."]);
  });

  it("of the coach can forbid a word, in capitals or not, and say where it stands", async () => {
    const exercises = [
      exercise("A1", "Squat", { notes: "To FAILURE, then to failure" }),
      exercise("A2", "Row", { notes: "No failures" }),
      exercise("A3", "Curl"),
    ];
    const subject = workoutSubject({ title: "Failure", description: null, exercises });
    const verdict = await validateDocument(subject, [own({ pattern: "\\bfailure\\b", forbids: true })]);
    expect(verdict).toMatchObject({ status: "failed", totalRules: 1, failedRules: 1 });
    expect(verdict.issues.map(({ message, place }) => [message, place])).toEqual([
      ["“Failure” must not be there.", "Failure"],
      ["“failure” must not be there.", "A1, Squat, A-Tier"],
    ]);
    const clean = await validateDocument(subject, [own({ pattern: "chalk", forbids: true })]);
    expect(clean).toMatchObject({ status: "passed", issues: [] });
  });

  it("of the coach without a pattern count what their category is about, or ask for nothing", async () => {
    const subject = weekSubject(week([1, 2]), []);
    const verdict = await validateDocument(subject, [
      own({ category: "structure", expectedCount: 5 }),
      own({ category: "content", expectedCount: 12 }),
      own({ category: "links", expectedCount: 11 }),
      own({ expectedCount: 0 }),
    ]);
    expect(verdict).toMatchObject({ totalRules: 4, passedRules: 2, failedRules: 2 });
    expect(verdict.issues.map(({ message }) => message)).toEqual([
      "Found 2 days with training, expected 5.",
      "Found 12 exercises with a video, expected 11.",
    ]);
  });
});

describe("patterns", () => {
  it("that are none, or too large, are refused in words", async () => {
    await expect(refuseBadPattern("(unclosed")).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("This pattern is not valid"),
    });
    await expect(refuseBadPattern("(?=look)")).rejects.toMatchObject({ status: 422 });
    await expect(refuseBadPattern("(a|b|c){1,900}d{1,900}")).rejects.toMatchObject({
      message: "This pattern is too large.",
    });
    await expect(refuseBadPattern("^A\\d+")).resolves.toBeUndefined();
  });

  it("cannot hold the server up, whatever is nested: backtracking would never come back", async () => {
    const megabyte = ["a".repeat(1_000_000)];
    for (const pattern of ["(a+)+$", "(a|aa)+$", "(a*)*b", "(.*a){12}$"]) {
      expect((await findMatches(pattern, megabyte)).length, pattern).toBeLessThanOrEqual(1);
    }
  });
});
