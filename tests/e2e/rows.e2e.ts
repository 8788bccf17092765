import type { Page } from "@playwright/test";
import type { WeeklyProgram } from "../../worker/contract/programs";
import type { Workout } from "../../worker/contract/workouts";
import { settled } from "./inspect";
import { expect, signIn, test } from "./product";

/** Rows that can be seen and pressed as a whole: neither above or below the screen, nor under what stays in sight. */
function wholeRows(page: Page): Promise<{ first: boolean; whole: number; dosesInOneLine: boolean; logs: number[] }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll("main ol > li")].filter(
      (row) => row.querySelector("summary") && row.checkVisibility(),
    );
    const isWhole = (row: Element) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        [left + 4, (left + right) / 2, right - 4].every((x) => row.contains(document.elementFromPoint(x, y))),
      );
    };
    const seen = rows.filter(isWhole);
    return {
      first: seen[0] !== undefined && seen[0] === rows[0],
      whole: seen.length,
      dosesInOneLine: seen.every((row) => {
        const tops = [...row.querySelectorAll("dd")].filter((dd) => dd.offsetWidth > 1).map((dd) => dd.offsetTop);
        return new Set(tops).size <= 1;
      }),
      logs: seen.map((row) => row.querySelector("summary > span")?.getBoundingClientRect().height ?? 0),
    };
  });
}

test("a phone shows three whole rows of a day and of a workout as it opens, each with its dose in a line and its button", async ({
  page,
}) => {
  test.slow();
  await signIn(page, "member@longroll.test");
  await page.setViewportSize({ width: 390, height: 844 });
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as WeeklyProgram;
  const workouts = (await (await page.request.get("/api/workouts")).json()) as Workout[];
  const places = [
    ...week.dailyWorkouts.flatMap((day) =>
      day.workoutSections.map(({ columnType, exerciseCount }) => ({
        address: `/weekly-program/${week.id}?day=${day.dayOfWeek}&option=${columnType}#training`,
        exerciseCount,
      })),
    ),
    ...workouts.map(({ id, exerciseCount }) => ({ address: `/workout/${id}`, exerciseCount })),
  ];
  for (const { address, exerciseCount } of places) {
    await page.goto(address);
    await settled(page);
    const seen = await wholeRows(page);
    expect(seen.whole, address).toBeGreaterThanOrEqual(Math.min(3, exerciseCount));
    expect({ ...seen, whole: 0, logs: 0 }, address).toEqual({ first: true, whole: 0, dosesInOneLine: true, logs: 0 });
    expect(Math.min(...seen.logs), address).toBeGreaterThanOrEqual(44);
  }
});
