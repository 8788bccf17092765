import { expect, it } from "vitest";
import { compared } from "../../web/features/members/numbers/compare";
import { numbersCsv } from "../../web/features/members/numbers/numbers-csv";
import type { Numbers } from "../../worker/contract/numbers";

const part = (day: number, monthlyCents: number, trials: number, paid: number) => {
  const date = `2026-11-0${day}`;
  return { from: date, to: date, monthlyCents, netMonthlyCents: monthlyCents - 50, trials, paid, ended: 0 };
};
const numbers = {
  range: "30d",
  members: { active: 7, past_due: 1 },
  monthlyCents: 30_000,
  changes: { trials: 4, paid: 3, started: 2, ended: 5 },
  parts: [part(1, 25_000, 2, 1), part(2, 26_000, 0, 0), part(3, 30_000, 2, 2)],
  trainings: [
    { date: "2026-11-01", option: "equipment", completions: 4 },
    { date: "2026-11-02", option: "workout", completions: 9 },
    { date: "2026-11-03", option: "equipment", completions: 1 },
  ],
} as unknown as Numbers;

it("figures stand with their change, halves without what is between them", () => {
  expect(compared(numbers)).toEqual({
    paying: 8,
    payingChange: -3,
    monthlyCents: 30_000,
    monthlyChange: 5000,
    paidShare: 75,
    paidShareChange: 50,
    trainings: 14,
    trainingsChange: -3,
  });
  const none = { ...numbers, changes: { ...numbers.changes, trials: 0 }, parts: numbers.parts.slice(1) };
  expect(compared(none)).toMatchObject({ paidShare: null, paidShareChange: null });
});

it("the file has a row for each part of the range", async () => {
  const lines = (await numbersCsv(numbers).text()).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^from,to,monthly_revenue,.*,trainings_workout$/);
  expect(lines[1]).toBe("2026-11-01,2026-11-01,250.00,249.50,2,1,0,0,4,0,0");
});
