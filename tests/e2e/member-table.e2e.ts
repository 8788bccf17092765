import type { Locator, Page } from "@playwright/test";
import { inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Time, tags and columns change here.
test.use({ club: "member-table" });

test("a free month takes three presses, and its member reads until when", async ({ page, browser, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Priya Raman" }).click();
  await page.getByRole("button", { name: "Give free time to Priya Raman" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Give until / })
    .click();
  await expect(toast(page, "Free Time Given")).toContainText("Priya Raman can train until");
  const article = page.getByRole("article", { name: "Priya Raman" });
  await expect(article.getByText(/^Free until/)).toBeVisible();

  const lapsed = await browser.newPage({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  await signIn(lapsed, "lapsed@longroll.test");
  await lapsed.goto("/subscription");
  await expect(lapsed.getByText(/Your access is paid until/).first()).toBeVisible();
  await inspectEverywhere(lapsed, "paid until");
  await lapsed.goto("/dashboard");
  await expect(lapsed.getByText(/Your access is paid until/)).toBeVisible();
  await lapsed.close();

  await page.getByRole("button", { name: "Give free time to Priya Raman" }).click();
  await expect(page.getByRole("dialog").getByLabel("Reason")).toBeVisible();
  // On a phone the table and what is open beside it is another list.
  await inspectThemes(page, "free time", "[role=dialog]");
  await page.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
  await expect(toast(page, "Free Time Taken Back")).toBeVisible();
  await page.goto("/admin/audit?action=free_time.give");
  await expect(page.getByText(/Until .*: Free month/)).toBeVisible();
});

test("members are sorted, tagged, found by their tag, and exported", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/users");
  const names = page.getByRole("rowheader");
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await expect(names.first()).toHaveText("Aoife Brennan");
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(names.last()).toHaveText("Aoife Brennan");

  await page.getByRole("checkbox", { name: "Choose Aoife Brennan" }).check();
  await page.getByRole("checkbox", { name: "Choose Renata Moraes" }).check();
  const bar = page.getByRole("region", { name: "Chosen members" });
  await expect(bar.getByText("2 members chosen")).toBeVisible();
  await bar.getByRole("button", { name: "Tag" }).click();
  await page.getByRole("dialog").getByLabel("Add").fill("Competes, No-gi");
  await page.getByRole("dialog").getByRole("button", { name: "Save tags" }).click();
  await expect(toast(page, "Tags Changed")).toBeVisible();
  const saved = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export CSV" }).click();
  expect((await saved).suggestedFilename()).toBe("members.csv");

  await page.getByLabel("Tag", { exact: true }).selectOption("Competes");
  await expect(names).toHaveCount(2);
  await page.getByRole("button", { name: "Save this filter" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Competitors");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Competitors", exact: true }).click();
  await expect(names).toHaveCount(2);
  await page.getByText("Columns", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Paid until" }).check();
  await expect(page.getByRole("columnheader", { name: "Paid until" })).toBeVisible();
  await names.first().getByRole("button").click();
  await settled(page);
  await inspectEverywhere(page, "table of members");
});

const toast = (page: Page, title: string): Locator =>
  page
    .locator("[role=status], [role=alert]")
    .filter({ has: page.getByRole("button", { name: "Dismiss notification" }), hasText: title });
