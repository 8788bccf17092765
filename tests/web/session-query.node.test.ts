import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEYS } from "../../web/data/keys";
import { takePageData } from "../../web/lib/http/page-data";
import { makeQueryClient } from "../../web/lib/http/query-client";
import { endSession } from "../../web/lib/session/session";
import { joinSession } from "../../web/lib/session/session-query";

beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json({ user: null })));
afterEach(() => void vi.unstubAllGlobals());

it("takes what a member has read when the session ends, and leaves what is the same for everybody", () => {
  const client = makeQueryClient();
  joinSession(client);
  client.setQueryData(KEYS.dashboard, "of one member");
  takePageData(client, { renderedAt: 1, answers: { "/api/blog": { data: [], next: null } } });
  endSession();
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey[0]).sort()).toEqual([KEYS.session[0], "/api/blog"]);
});
