import { expect, it } from "vitest";
import { fold } from "../../worker/db/folded";
import { databaseAfter, MIGRATIONS } from "./old-club";

const db = databaseAfter(MIGRATIONS);

/** Every letter that some trigger folds, as it stands in what SQLite keeps of the triggers. */
function foldedBy(trigger: string): Map<string, string> {
  const { sql } = db.prepare("SELECT sql FROM sqlite_schema WHERE name = ?").get(trigger) as { sql: string };
  return new Map([...sql.matchAll(/'(\P{ASCII})', '(\w)'/gu)].map(([, from = "", to = ""]) => [from, to]));
}

it.each(["workout_search_changed", "user_listed", "user_listed_anew"])(
  "%s folds each of its letters as the code folds what is searched for",
  (trigger) => {
    const letters = [...foldedBy(trigger)];
    expect(letters.length).toBeGreaterThan(50);
    expect(letters.filter(([from, to]) => fold(from) !== to)).toEqual([]);
  },
);

it("a user's new name is folded as the first one was", () => {
  expect(foldedBy("user_listed_anew")).toEqual(foldedBy("user_listed"));
});
