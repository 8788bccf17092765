import { beforeAll, describe, expect, it } from "vitest";
import { Person } from "../workers/club";
import { conversationOf, read, reply, write } from "../workers/conversation";

let ana: Person;
let admin: Person;

beforeAll(async () => {
  [ana, admin] = await Promise.all([Person.member(), Person.admin()]);
});

describe("a question about an exercise", () => {
  it("carries the exercise and its sets to both sides, and nothing to messages without one", async () => {
    const about = { exerciseName: "Back Squat", programId: 7, dayOfWeek: 2, workoutId: null, sets: "3 × 5 at 100 kg" };
    const asked = await write(ana, { content: "Too heavy?", about });
    expect(asked.about).toEqual(about);
    await reply(admin, ana, { content: "No.", about });
    for (const [person, path] of [
      [ana, undefined],
      [admin, conversationOf(ana)],
    ] as const) {
      const [answer, question] = await read(person, path);
      expect(question?.about).toEqual(about);
      expect(answer && "about" in answer).toBe(false);
    }
  });

  it("is refused without an exercise, or with more than was ever logged", async () => {
    for (const about of [{ exerciseName: " " }, { exerciseName: "Squat", sets: "x".repeat(501) }]) {
      expect((await ana.post("/api/messages", { content: "Hm?", about })).status).toBe(422);
    }
  });
});
