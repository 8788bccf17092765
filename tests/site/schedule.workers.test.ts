import { expect, it } from "vitest";
import { CRONS } from "../../worker/schedule";
import settings from "../../wrangler.toml?raw";

it("is run by the platform at the times that the Worker knows", () => {
  const crons = /^crons = (\[.*\])$/m.exec(settings)?.[1] ?? "[]";
  expect(JSON.parse(crons)).toEqual(Object.values(CRONS));
});
