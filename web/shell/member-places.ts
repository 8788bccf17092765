import { type PageName, pageAt } from "../../worker/contract/addresses";
import type { Unread } from "../../worker/contract/messages";

type Place = { name: PageName; label: string; within: readonly PageName[]; unread?: keyof Unread };

/** Members' everyday pages, in order. `within`: pages that belong to one; `unread`: the count shown on it. */
export const MEMBER_PLACES = [
  { name: "dashboard", label: "Today", within: ["home"] },
  { name: "thisWeek", label: "Week", within: ["weeklyProgram", "daySession"] },
  { name: "workouts", label: "Workouts", within: ["workout", "workoutSession"] },
  { name: "community", label: "Community", within: [], unread: "posts" },
  { name: "messages", label: "Messages", within: [], unread: "count" },
] as const satisfies readonly Place[];

export type PlaceName = (typeof MEMBER_PLACES)[number]["name"];

/** Returns the place that a path belongs to. */
export function placeAt(path: string): PlaceName | undefined {
  const page = pageAt(path, false)?.name;
  return MEMBER_PLACES.find(({ name, within }: Place) => name === page || (page && within.includes(page)))?.name;
}
