import { askEarly } from "./lib/http/early-calls";
import { deviceOwner } from "./lib/session/device-owner";

/** What a page asks for whoever may see it: its path, and the calls that follow from it. */
const FIRST: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/dashboard$/, ["/api/user/stats", "/api/dashboard"]],
  [/^\/weekly-program\/(\d+)$/, ["/api/weekly-programs/$1"]],
  [/^\/workout\/(\d+)$/, ["/api/workouts/$1"]],
];

/**
 * Asks for what the page at a path begins with while the page's own code is still on the way. Only where a member was
 * the last to be here: a visitor would be refused, and the browser would log that as an error.
 */
export function askFirstCalls(pathname: string): void {
  const owner = deviceOwner();
  if (!owner || owner === "nobody") return;
  const [path, calls = []] = FIRST.find(([path]) => path.test(pathname)) ?? [];
  if (path) for (const call of calls) askEarly(pathname.replace(path, call));
}
