import { describe, expect, it } from "vitest";
import { refusedMicrophone } from "../../web/features/messages/form-check/refused-microphone";
import { degreesOf, momentText, type Point, shapesInWords } from "../../web/media/clip/shape-geometry";
import { newMessageSchema } from "../../worker/contract/messages";

const angle: Point[] = [
  [0.5, 0],
  [0.5, 0.5],
  [1, 0.5],
];

describe("a drawing on a frame", () => {
  it("has the angle that is seen, whatever the frame's proportions", () => {
    expect(degreesOf(angle, { width: 100, height: 100 })).toBe(90);
    const slanted: Point[] = [
      [0, 0],
      [0.5, 0.5],
      [1, 0.5],
    ];
    expect(degreesOf(slanted, { width: 100, height: 100 })).toBe(135);
    expect(degreesOf(slanted, { width: 200, height: 100 })).toBe(153);
    expect(degreesOf(slanted.slice(0, 2), { width: 1, height: 1 })).toBe(0);
  });

  it("is told in words", () => {
    const shapes = [
      { kind: "line" as const, points: angle.slice(0, 2) },
      { kind: "angle" as const, points: angle },
      { kind: "circle" as const, points: angle.slice(0, 2) },
    ];
    expect(shapesInWords(shapes, { width: 9, height: 16 })).toBe("a line, an angle of 90°, a circle");
    expect(shapesInWords(shapes, null)).toBe("a line, an angle, a circle");
  });
});

describe("a moment of a clip", () => {
  it.each([
    [0, "0:00.00"],
    [1.25, "0:01.25"],
    [59.999, "1:00.00"],
    [75.5, "1:15.50"],
  ])("%s seconds is %s", (seconds, text) => expect(momentText(seconds)).toBe(text));
});

describe("a microphone that is refused", () => {
  it.each([
    ["NotAllowedError", /does not let this site use the microphone/],
    ["NotFoundError", /No microphone was found/],
    ["NotReadableError", /Another program/],
    ["AbortError", /Nothing can be recorded/],
  ])("%s says what to do", (name, words) => {
    expect(refusedMicrophone(new DOMException("", name))).toMatch(words);
  });
});

describe("a message's body", () => {
  it("takes what the form sends, and drops what is not a party's to say", () => {
    const parsed = newMessageSchema.parse({ content: " Hi\u0000 ", fromUserId: "x", isAdmin: true });
    expect(parsed).toEqual({ content: "Hi", messageType: "general" });
  });
});
