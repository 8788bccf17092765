import { describe, expect, it } from "vitest";
import { memberName } from "../../web/features/community/member-words";
import { pinnedPayload, priorityOf } from "../../web/features/community/pinned/pinned-draft";
import { pinnedTime } from "../../web/features/community/pinned/pinned-time";
import { initialsOf } from "../../web/lib/format/initials";
import { linkedText } from "../../web/ui/linked-text";

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

describe("addresses in what members write", () => {
  it.each<[string, string[]]>([
    ["See https://a.test/x.", ["https://a.test/x"]],
    ["(https://a.test/x)", ["https://a.test/x"]],
    ["https://a.test/w_(belt) is round", ["https://a.test/w_(belt)"]],
    ["“https://a.test/x”, he said", ["https://a.test/x"]],
    ["HTTP://a.test and https://b.test/?q=1&r=2!", ["HTTP://a.test", "https://b.test/?q=1&r=2"]],
    ["javascript:alert(1) data:text/html,x //a.test ftp://a.test", []],
    [`https://a.test/${")".repeat(5000)}`, ["https://a.test/"]],
    ["https:// and https://nowhere", []],
    ["https://a.test/<script>", ["https://a.test/"]],
  ])("%s", (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(
      linkedText(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

describe("members without a picture", () => {
  it.each([
    [{ firstName: "Renata", lastName: "moraes" }, "RM", "Renata moraes"],
    [{ firstName: "Theo", lastName: "" }, "T", "Theo"],
    [{ firstName: "", lastName: "Ives" }, "UI", "Ives"],
    [{ firstName: null, lastName: null }, "U", "A member"],
    [{ firstName: "𝒜da", lastName: "Ölund" }, "𝒜Ö", "𝒜da Ölund"],
  ])("%o", (member, initials, name) => {
    expect(initialsOf(member)).toBe(initials);
    expect(memberName(member)).toBe(name);
  });
});

describe("the times of pinned messages", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const ago = (minutes: number) => pinnedTime(new Date(now - minutes * 60_000).toISOString(), now);
  it.each([
    [0, "Just now"],
    [59, "Just now"],
    [60, "1h ago"],
    [23 * 60 + 59, "23h ago"],
    [24 * 60, "Yesterday"],
    [48 * 60 - 1, "Yesterday"],
  ])("%i minutes ago", (minutes, words) => expect(ago(minutes)).toBe(words));
  it("is a date from two days on", () => expect(ago(48 * 60)).toMatch(/2026/));
});

describe("the priority of a pinned message", () => {
  it.each([
    ["", 1],
    ["  ", 1],
    ["x", null],
    ["0", null],
    ["-3", null],
    ["7", 7],
    [" 10 ", 10],
    ["11", null],
    ["2.4", null],
  ])("%j", (typed, priority) => expect(priorityOf(typed)).toBe(priority));

  it("goes with trimmed words", () => {
    expect(pinnedPayload({ title: " a ", content: "\nb", priority: "" })).toEqual({
      title: "a",
      content: "b",
      priority: 1,
    });
  });
});
