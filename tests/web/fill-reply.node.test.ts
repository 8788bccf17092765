import { describe, expect, it } from "vitest";
import { fillReply, repliesFor, replySearchAt } from "../../web/features/messages/inbox/fill-reply";

const ANA = { firstName: "Ana", lastName: "Silva", currentStreak: 4, lastTraining: "Two Rounds" };
const reply = (id: number, title: string, content = "") => ({
  id,
  title,
  content,
  updatedAt: "2026-11-23T00:00:00.000Z",
});

describe("a saved reply", () => {
  it("says what is known of its member, and leaves other braces", () => {
    expect(fillReply("Hi {first name}, {Full  Name}: {streak} after {last training}. {x} {}", ANA)).toBe(
      "Hi Ana, Ana Silva: 4 after Two Rounds. {x} {}",
    );
    expect(fillReply("Hi {first name}, {last training}.", { ...ANA, firstName: " ", lastTraining: null })).toBe(
      "Hi there, your last training.",
    );
  });

  it("is asked for by a word that begins with a semicolon", () => {
    expect(replySearchAt(";", 1)).toEqual({ from: 0, search: "" });
    expect(replySearchAt("Hello\n;Wri st", 10)).toEqual({ from: 6, search: "wri" });
    expect(replySearchAt("wait; then", 5)).toBeNull();
    expect(replySearchAt("; then", 6)).toBeNull();
  });

  it("is found by its name before its words", () => {
    const all = [reply(1, "Rest", "your wrist"), reply(2, "Sore wrist"), reply(3, "Welcome")];
    expect(repliesFor(all, "wrist").map(({ id }) => id)).toEqual([2, 1]);
    expect(repliesFor(all, "")).toHaveLength(3);
    expect(repliesFor(all, "nothing")).toEqual([]);
  });
});
