import { beforeAll, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { unsavedSchema } from "../../worker/contract/unsaved";
import { DRAFT_MOST, STALE_DRAFT } from "../../worker/contract/unsaved-limits";
import { Person } from "../workers/club";
import { weekOf } from "../workers/club-calls";

let admin: Person;
let other: Person;
let path: string;

beforeAll(async () => {
  [admin, other] = await Promise.all([Person.admin(), Person.admin()]);
  path = `/api/admin/weekly-programs/${(await weekOf()).id}/draft`;
});

const read = async (by = admin) => unsavedSchema.parse(await (await by.get(path)).json());
const keep = (after: number, content: string, by = admin) => by.call("PUT", path, { after, content });

it("an unsaved state is kept as it is, for the one who writes it alone, until it is dropped", async () => {
  expect(await read()).toBeNull();
  expect(await (await keep(0, '{"week":1}')).json()).toEqual({ version: 1 });
  expect(await (await keep(1, '{"week":2}')).json()).toEqual({ version: 2 });
  expect(await read()).toMatchObject({ version: 2, content: '{"week":2}' });
  expect(await read(other)).toBeNull();
  expect((await keep(0, '{"week":"other"}', other)).status).toBe(200);
  expect((await admin.delete(path)).status).toBe(204);
  expect([await read(), (await read(other))?.content]).toEqual([null, '{"week":"other"}']);
});

it("of two tabs the later does not overwrite what it has not seen", async () => {
  expect((await keep(0, '{"tab":"a"}')).status).toBe(200);
  const refused = await keep(0, '{"tab":"b"}');
  expect(refused.status).toBe(409);
  expect(errorBodySchema.parse(await refused.json()).code).toBe(STALE_DRAFT);
  expect(await read()).toMatchObject({ version: 1, content: '{"tab":"a"}' });
  // It goes on by itself once the other has saved.
  await admin.delete(path);
  expect(await (await keep(1, '{"tab":"a, again"}')).json()).toEqual({ version: 2 });
});

it("is refused for a week that is not there, and beyond what is kept", async () => {
  expect((await admin.call("PUT", "/api/admin/weekly-programs/999999/draft", { after: 0, content: "{}" })).status).toBe(
    404,
  );
  const large = await keep(2, `"${"x".repeat(DRAFT_MOST)}"`);
  expect([large.status, errorBodySchema.parse(await large.json()).message]).toEqual([
    422,
    "This week is too large to keep unsaved changes of. Save it.",
  ]);
});
