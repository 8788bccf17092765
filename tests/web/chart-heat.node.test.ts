import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HeatChart, type HeatDay, type HeatWeek } from "../../web/ui/chart-heat";

const LEVELS = ["a little", "some", "more", "most"] as const;
const nothing = (key: string): HeatDay => ({ key, level: 0, text: () => `${key}: no training` });

/** 53 weeks; the first begins on Wednesday, and one day of the second has each level from Monday on. */
const weeks: HeatWeek[] = Array.from({ length: 53 }, (_, column) => ({
  key: `week ${column}`,
  label: column % 5 === 0 ? `Month ${column}` : null,
  days: Array.from({ length: 7 }, (_, row): HeatDay | null => {
    if (column === 0 && row < 2) return null;
    const day = nothing(`${column}.${row}`);
    return column === 1 && row < 4 ? { ...day, level: (row + 1) as 1 | 2 | 3 | 4 } : day;
  }),
}));

const markup = renderToStaticMarkup(
  createElement(HeatChart, {
    label: "Your Year",
    weeks,
    levels: LEVELS,
    summary: "",
    heads: ["Day", "Done"],
    rows: [],
  }),
);
const map = /<svg[^>]*viewBox="0 0 848 112"[^>]*>(.*?)<\/svg>/.exec(markup)?.[1] ?? "";
const shapes = [...map.matchAll(/<path d="([^"]*)" class="([^"]*)"/g)].map(([, d = "", classes = ""]) => ({
  squares: d.split("z").filter(Boolean),
  classes,
}));

describe("a year as a heat map", () => {
  it("is few shapes, however many days it has", () => {
    expect(map.match(/<\w+/g)).toHaveLength(1 + 4 + 1);
  });

  it("has a place for every day of the time shown, and the mark of its level in the middle of it", () => {
    const [places, ...marks] = shapes;
    expect(places?.squares).toHaveLength(53 * 7 - 2);
    expect(places?.squares[0]).toBe("M1 33h14v14h-14");
    expect(marks.map(({ squares }) => squares)).toEqual([
      ["M20.5 4.5h7v7h-7"],
      ["M19 19h10v10h-10"],
      ["M18 34h12v12h-12"],
      ["M17 49h14v14h-14"],
    ]);
    expect(new Set(shapes.map(({ classes }) => classes)).size).toBe(5);
  });
});
