import { beforeAll, describe, expect, it } from "vitest";
import { CALLS, type Call, type Club, make, newClub } from "../workers/club-calls";
import { everyCount } from "../workers/every-row";
import { withoutWaiting } from "../workers/no-waiting";
import { ROUTES } from "./route-shapes";

withoutWaiting();

/** Calls that make nothing a person would see twice, and why. Every other POST takes an Idempotency-Key. */
const NOTHING_TWICE: Record<string, RegExp> = {
  "ends, restores or decides: the second time it is so already":
    /\/(cancel|reactivate|terminate|refund|restore|replace|merge|retry|sync|moderation|sign-out|logout|plan|card|complete|read|bulk|reread|seen|end)(\/|$)/,
  "counted once a person, or once a session": /\/(report|reactions|cheer)$/,
  "tries, confirms or puts away; prices are found by their amount": /\/first-run\/(mail|payments|prices|legal|finish)$/,
  "answers, and stores nothing": /\/(match|names|preview|read-table|upload|check|pay|reset-.*|send-.*)$/,
  "of sign-in and one's own account": /\/api\/auth\//,
  "counted together where they are the same": /\/api\/client-errors$/,
  "the same bytes are kept once": /\/documents\/read$/,
  "names what it changes": /\/exercise-library\/videos$/,
  "one of each member, kept by the provider's own keys": /\/(get-or-create-subscription|subscription\/pause)$/,
  "adds what is not there yet, under the number of its row": /\/(member|history)-imports(\/:\w+\/rows)?$/,
  "an archive that lasts a day, behind the password; a part is packed once, by its number":
    /\/admin\/exports(\/:id\/parts)?$/,
  "names whom it changes, who has it then": /\/members\/(tags|free-time)$/,
  "the second time there is nobody left, or nothing": /\/(member|history)-imports\/:\w+\/(undo|invite)$/,
  "goes on where it stopped, and what is attached stays so": /\/found-subscriptions\/(look|attach|:id\/detach)$/,
  "one a member: the address of before is none any more": /\/user\/calendar$/,
  "the state that they name is another one afterwards, and who has the coach's word does not wait for it":
    /\/first-week\/(publish|go-ahead)$/,
  "one a member and month": /\/subscription\/gift$/,
  "the state that they name is another one afterwards": /\/admin\/site\/(discard|publish|versions\/:id\/restore)$/,
  "a mail to oneself, so many an hour": /\/letters\/test$/,
  "not in what is deployed": /\/api\/dev\//,
};

const CREATING = ROUTES.filter(({ isOnceByKey }) => isOnceByKey).map(({ name }) => name);
/** What a visitor makes, whom no account knows: its own test has it. */
const OF_VISITORS = ["POST /api/consultation-requests"];

it("every call that makes something takes a key, or makes nothing twice", () => {
  const others = ROUTES.filter(({ method, guard, isOnceByKey }) => {
    return method === "POST" && guard !== "selfGuarded" && !isOnceByKey;
  });
  const reasons = Object.values(NOTHING_TWICE);
  const open = others.filter(({ path }) => !reasons.some((reason) => reason.test(path)));
  expect(open.map(({ name }) => name)).toEqual([]);
});

describe("twice under one key", () => {
  let club: Club;
  beforeAll(async () => {
    club = await newClub();
  });
  const callOf = async (name: string): Promise<Call> => {
    const call = await CALLS[name]?.(club);
    if (!call) throw new Error(`${name} has no call`);
    return call;
  };
  const idsIn = (answer: unknown): unknown[] =>
    answer !== null && typeof answer === "object"
      ? Object.entries(answer).flatMap(([key, value]) =>
          /^(id|documentId)$/.test(key) && typeof value !== "object" ? [value] : idsIn(value),
        )
      : [];

  it.each(CREATING.filter((name) => !OF_VISITORS.includes(name)))(
    "makes one thing, and answers that: %s",
    async (name) => {
      const call = await callOf(name);
      const headers = { "idempotency-key": crypto.randomUUID() };
      const first = await make("POST", call, { headers });
      expect(first.status, await first.clone().text()).toBeLessThan(300);
      const made = await everyCount();
      const second = await make("POST", call, { headers });
      expect(second.status, await second.clone().text()).toBeLessThan(300);
      expect(await everyCount()).toEqual(made);
      const ids = idsIn(await first.json());
      expect(ids.length).toBeGreaterThan(0);
      expect(idsIn(await second.json())).toEqual(ids);
    },
  );
});
