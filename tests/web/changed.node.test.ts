import { globSync, readFileSync } from "node:fs";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { CHANGES, changed, everythingChanged, forgetArticles } from "../../web/data/changed";
import { commentsKey, conversationKey, editorKey, KEYS, panelKey, trainingKey } from "../../web/data/keys";
import { makeQueryClient } from "../../web/lib/http/query-client";

const web = globSync("web/**/*.{ts,tsx}").map((file) => [file, readFileSync(file, "utf8")] as const);
const all = web.map(([, text]) => text).join("\n");
const outside = web.filter(([file]) => !/^web\/(data|lib\/(http|live|offline|session))\//.test(file));

describe("what screens ask for", () => {
  it.each(Object.keys(KEYS))("has a query under the key %s", (name) => {
    const asked = web.filter(([file, text]) => file !== "web/data/changed.ts" && text.includes(`KEYS.${name}`));
    expect(asked).not.toEqual([]);
  });

  it("has each address once", () => {
    const keys = Object.values(KEYS).map((key) => key.join("/"));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is named and made stale in web/data only", () => {
    const wild = /queryKey: \[|[gs]et(Query|Queries)Data\(\[|\.(invalidate|reset|refetch)Queries\(/;
    expect(outside.filter(([, text]) => wild.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe("a change", () => {
  it.each(Object.keys(CHANGES))("of %s is told by somebody", (noun) => {
    expect(all).toMatch(new RegExp(`\\b(changed\\(\\w+, |use(Told)?Change\\(\\s*\\[?)"${noun}"`));
  });

  /** Of some keys those that a change leaves stale. */
  async function staleAfter(
    change: (client: ReturnType<typeof makeQueryClient>) => unknown,
    keys: readonly unknown[][],
  ) {
    const client = makeQueryClient();
    for (const key of keys) client.setQueryData(key, "as before");
    await change(client);
    return keys.filter((key) => client.getQueryState(key)?.isInvalidated ?? true);
  }

  it("of a week reaches every list that shows weeks or their exercises, but no week that is open in its editor", async () => {
    const lists = [
      [...KEYS.adminPrograms, "list", { search: "" }],
      [...KEYS.adminPrograms, "7"],
      [...KEYS.programs, "7"],
      [...trainingKey({ of: "weekly-programs", id: 7 })],
      [...KEYS.dashboard],
      [...KEYS.attention],
      [...KEYS.exerciseNames],
      [...KEYS.placedExercises, { video: "missing" }],
      [...KEYS.exerciseCounts],
    ];
    const others = [[...editorKey("7")], [...KEYS.adminWorkouts, { deleted: false }], [...KEYS.stats]];
    expect(await staleAfter((client) => changed(client, "program"), [...lists, ...others])).toEqual(lists);
  });

  it("on a conversation reaches that conversation only", async () => {
    const conversation = [[...conversationKey("ana")], [...panelKey("ana")]];
    const others = [[...conversationKey("bo")], [...panelKey("bo")], [...KEYS.conversations, { filter: "all" }]];
    expect(await staleAfter((client) => changed(client, "conversation", "ana"), [...conversation, ...others])).toEqual(
      conversation,
    );
  });

  it("of a member's training leaves the community alone", async () => {
    const shown = [[...KEYS.dashboard], [...KEYS.stats], [...KEYS.workouts, "3"], [...KEYS.programs, "7"]];
    const others = [[...KEYS.posts], [...commentsKey(1)], [...KEYS.session]];
    expect(await staleAfter((client) => changed(client, "training"), [...shown, ...others])).toEqual(shown);
  });

  it("of everything spares what is known", async () => {
    const keys = [[...KEYS.dashboard], [...KEYS.session], [...KEYS.posts]];
    expect(await staleAfter((client) => everythingChanged(client, KEYS.session), keys)).toEqual([keys[0], keys[2]]);
    expect(await staleAfter((client) => everythingChanged(client), keys)).toEqual(keys);
  });

  it("of a consultation asks for no list again until it is opened", async () => {
    const client = makeQueryClient();
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      return asked;
    };
    const observer = new QueryObserver(client, { queryKey: [...KEYS.consultations, { status: null }], queryFn });
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    await changed(client, "consultation");
    expect(asked).toBe(1);
    expect(observer.getCurrentResult().isStale).toBe(true);
    stop();
  });

  it("of an article takes all that was read of the blog", async () => {
    const client = makeQueryClient();
    for (const path of ["/api/blog", "/api/blog?limit=4", "/api/blog/grips", "/api/admin/blog"]) {
      client.setQueryData([path], path);
    }
    forgetArticles(client);
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(["/api/admin/blog"]);
  });
});
