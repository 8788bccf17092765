import { describe, expect, it } from "vitest";
import { filmedText } from "../../web/media/filmed-text";
import { filmedSet, nextSet } from "../../web/training/film/filmed-set";
import { emptyRow, type SetRow } from "../../web/training/set-rows";
import { filmedSetSchema } from "../../worker/contract/messages";

const row = (more: Partial<SetRow> = {}): SetRow => ({ ...emptyRow("kg"), ...more });
const ASKED = row({ load: "100", reps: "5" });
const film = (number: number, rows: SetRow[], prescribed: SetRow[] = rows.map(() => ASKED)) =>
  filmedSet({ name: "Back squat", number, rows, prescribed, training: "Squat day", localDate: "2026-11-20" });

describe("the set that a clip shows", () => {
  it("is what was written down of it, and as long as nothing is, what the dose asks for", () => {
    const rows = [row({ load: "102.5", reps: "4" }), row(), row()];
    expect(filmedText(film(1, rows))).toBe("Back squat · set 1 · 102.5 kg × 4");
    expect(filmedText(film(3, rows))).toBe("Back squat · set 3 · 100 kg × 5");
  });

  it("says no load that nobody has said, nor what cannot be read", () => {
    expect(filmedText(film(1, [row()], [row()]))).toBe("Back squat · set 1");
    expect(filmedText(film(1, [row({ load: "heavy" })]))).toBe("Back squat · set 1");
    expect(filmedText(film(9, [row()]))).toBe("Back squat · set 9");
  });

  it("has both sides of a set that has two, and says once what is alike", () => {
    const sides = [row({ load: "20", reps: "8", side: "left" }), row({ load: "20", reps: "8", side: "right" })];
    expect(film(1, sides).done).toHaveLength(2);
    expect(filmedText(film(1, sides))).toBe("Back squat · set 1 · 20 kg × 8 each side");
    const uneven = [sides[0] ?? row(), row({ load: "20", reps: "6", side: "right" })];
    expect(filmedText(film(1, uneven))).toBe("Back squat · set 1 · 20 kg × 8 L, 6 R");
  });

  it("is always one that the server takes", () => {
    const rows = [row({ load: "1e9" }), row({ reps: "-1" }), row({ time: "1:30" }), row({ load: "60", effort: "8.5" })];
    for (let number = 1; number <= rows.length; number += 1) {
      for (const prescribed of [rows.map(() => ASKED), rows.map(() => row())]) {
        const filmed = { ...film(number, rows, prescribed), training: "x".repeat(200) };
        expect(filmedSetSchema.safeParse(filmed).success, JSON.stringify(filmed)).toBe(true);
      }
    }
  });

  it("is by itself the first that nothing is written down of, else the last", () => {
    const done = row({ reps: "5" });
    expect(nextSet([])).toBe(1);
    expect(nextSet([row(), row()])).toBe(1);
    expect(nextSet([done, row(), row()])).toBe(2);
    expect(nextSet([done, done])).toBe(2);
    // The other side of a set that was begun is no set of its own.
    const left = row({ side: "left" });
    const right = row({ side: "right" });
    expect(nextSet([{ ...left, reps: "8" }, { ...right, reps: "8" }, left, right])).toBe(2);
  });
});
