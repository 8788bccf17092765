import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { CALLS, type Club, make, newClub } from "../workers/club-calls";
import { withoutWaiting } from "../workers/no-waiting";
import { ROUTES } from "./route-shapes";

withoutWaiting();

let club: Club;
beforeAll(async () => {
  club = await newClub();
});

/** How a validator talks to programmers. */
const JARGON =
  /invalid (input|option|string|value)|too (big|small)|unrecognized|expected (?!count)\w+|received|\bNaN\b|undefined/i;
const WRONG = [5.5, -1e9, "x".repeat(70_000), "", true, null, [], [5], {}];
const WITH_BODY = ROUTES.filter(({ body, guard }) => body && guard !== "selfGuarded").map(({ name }) => name);

describe("a field of another type than it has", () => {
  it.each(WITH_BODY)("is refused in words for those who read them: %s", async (name) => {
    const call = await CALLS[name]?.(club);
    if (!call) throw new Error(`${name} has no call`);
    const body = { ...(call.body as object), ...call.also };
    const bodies: unknown[] = [null, [], "text", {}];
    for (const field of Object.keys(body)) bodies.push(...WRONG.map((value) => ({ ...body, [field]: value })));
    for (const wrong of bodies) {
      const answer = await make(name.split(" ")[0] ?? "", { ...call, body: wrong });
      const text = await answer.text();
      if (answer.status < 400) continue;
      const { message, issues = [] } = errorBodySchema.parse(JSON.parse(text));
      for (const said of [message, ...issues.map((issue) => issue.message)]) {
        expect(said, JSON.stringify(wrong)?.slice(0, 200)).not.toMatch(JARGON);
      }
    }
  });
});
