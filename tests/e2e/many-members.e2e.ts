import type { Page } from "@playwright/test";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Hundreds of members come here, and titles as long as they may be.
test.use({ club: "many members" });
test.describe.configure({ mode: "serial" });

const COACH = "coach@longroll.test";
const LONG = "Strength for long rounds, ".repeat(8).slice(0, 200);
const MANY = 300;

async function bringMembers(page: Page): Promise<void> {
  const list = "/api/admin/member-imports";
  const made = await page.request.post(list, {
    data: { fileName: "club.csv", fileKey: "a".repeat(64), total: MANY },
  });
  const { id } = (await made.json()) as { id: string };
  for (let from = 0; from < MANY; from += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      row: from + index + 2,
      email: `many-${from + index}@example.com`,
      firstName: "Member",
      lastName: `Number${from + index}`,
      paidUntil: null,
      joinedOn: null,
      tags: [],
    }));
    expect((await page.request.post(`${list}/${id}/rows`, { data: { rows } })).status()).toBe(200);
  }
}

test("of hundreds any member is found by two keys and their name, and a hundred rows stand close", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, COACH);
  await bringMembers(page);
  await page.goto("/admin/users");
  await settled(page);
  await page.getByLabel("Rows a page").selectOption("100 rows");
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveCount(100);
  const heights = await page
    .getByRole("row")
    .evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);

  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  await page.getByRole("heading", { level: 1 }).focus();
  await press("/");
  await expect(page.getByRole("combobox", { name: "Search the desk" })).toBeFocused();
  await page.keyboard.type("number257");
  await expect(page.getByRole("option").first()).toHaveText(/^Member Number257/);
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Member Number257" })).toBeVisible();
  expect(keys).toBe(2);
});

test("titles of two hundred characters fit wherever the desk shows them", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, COACH);
  const post = (path: string, data: object) => page.request.post(path, { data });
  expect((await post("/api/admin/blog", { title: LONG, slug: "long-title" })).status()).toBe(201);
  expect((await post("/api/admin/weekly-programs", { startDate: "2027-01-04", title: LONG })).status()).toBe(201);
  for (const address of ["/admin", "/admin?tab=blog", "/admin/weekly-programs"]) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByText(LONG.slice(0, 40)).first()).toBeVisible();
    await inspectEverywhere(page, `${address} with a long title`);
  }
});
