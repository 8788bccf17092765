import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { unsavedSchema } from "../../worker/contract/unsaved";
import { DRAFT_DAYS } from "../../worker/contract/unsaved-limits";
import { purgeUnsaved } from "../../worker/features/desk/unsaved";
import { sweepMedia } from "../../worker/features/media/sweep-media";
import { db, Person } from "../workers/club";
import { uploadedBy } from "../workers/upload";

const NEW = "/api/admin/article-drafts/new";
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
let admin: Person;
let other: Person;

beforeAll(async () => {
  [admin, other] = await Promise.all([Person.admin(), Person.admin()]);
});

const read = async (by = admin, path = NEW) => unsavedSchema.parse(await (await by.get(path)).json());
const keep = (after: number, content: string, path = NEW) => admin.call("PUT", path, { after, content });

it("a new article and each stored one are kept apart, for the one who writes them alone, until they are dropped", async () => {
  const answer = await admin.post("/api/admin/blog", { title: "Kept", slug: "kept-apart" });
  const stored = `/api/admin/article-drafts/${((await answer.json()) as { id: number }).id}`;
  expect([(await keep(0, '{"new":1}')).status, (await keep(0, '{"stored":1}', stored)).status]).toEqual([200, 200]);
  expect([(await read())?.content, (await read(admin, stored))?.content]).toEqual(['{"new":1}', '{"stored":1}']);
  expect([await read(other), await read(other, stored)]).toEqual([null, null]);
  // Of two devices the later does not overwrite what it has not seen.
  expect((await keep(0, '{"new":"elsewhere"}')).status).toBe(409);
  expect((await admin.delete(NEW)).status).toBe(204);
  expect([await read(), (await read(admin, stored))?.version]).toEqual([null, 1]);
  expect((await keep(0, "{}", "/api/admin/article-drafts/999999")).status).toBe(404);
});

it("a picture in an unsaved article is not swept while that is kept, and goes when it is dropped or forgotten", async () => {
  const [left, dropped, forgotten, foreign] = await Promise.all(
    [admin, admin, admin, other].map(async (by) => (await uploadedBy(by)).mediaUrl),
  );
  const there = (mediaUrl = "") => other.get(mediaUrl).then(({ status }) => status === 200);
  await keep(0, JSON.stringify({ content: `![](${left}) ![](${dropped}) ![](${foreign})` }));
  await sweepMedia(env, db, later(2));
  // Somebody else's picture is not kept by being named.
  expect([await there(left), await there(dropped), await there(foreign)]).toEqual([true, true, false]);

  await keep(1, JSON.stringify({ content: `![](${dropped})` }));
  await sweepMedia(env, db, later(2));
  expect([await there(left), await there(dropped)]).toEqual([false, true]);
  await admin.delete(NEW);
  await sweepMedia(env, db, later(2));
  expect(await there(dropped)).toBe(false);

  await keep(0, JSON.stringify({ content: `![](${forgotten})` }));
  for (const each of purgeUnsaved(db, later(DRAFT_DAYS + 1))) await each;
  await sweepMedia(env, db, later(DRAFT_DAYS + 3));
  expect([await read(), await there(forgotten)]).toEqual([null, false]);
});
