import { expect, it } from "vitest";
import written from "../../docs/api.md?raw";
import { renderApiPage } from "./api-page";

const { text, withoutWords } = renderApiPage(written);

it("docs/api.md has every call with its guard and fields: after a change, npm run docs renews it", async () => {
  await expect(text).toMatchFileSnapshot("../../docs/api.md");
});

it("docs/api.md says in its last column what each call does: a new one's words are written there by hand", () => {
  expect(withoutWords).toEqual([]);
});
