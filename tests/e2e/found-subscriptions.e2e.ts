import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Somebody becomes a member here.
test.use({ club: "found" });

test("the coach brings subscriptions that run already, and each goes on at its own price", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await signIn(page, "coach@longroll.test");
  for (const data of [
    { email: "lapsed@longroll.test", cents: 2000 },
    { email: "trial@longroll.test", status: "paused" },
    { email: "stranger@example.com" },
  ]) {
    expect((await page.request.post("/api/dev/payments/foreign", { data })).status()).toBe(200);
  }
  await page.goto("/admin/members/subscriptions");
  await expect(page.getByText("Nothing was looked at yet")).toBeVisible();
  await page.getByRole("button", { name: "Look at the provider" }).click();
  await expect(page.getByText("$20.00 every month")).toBeVisible();
  await expect(page.getByText("Own price, kept")).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "subscriptions that are ready");
  await page.getByText("Left out 1", { exact: true }).click();
  await expect(page.getByText("No member has this address. Import or invite them, then look again.")).toBeVisible();
  await page.getByText("To decide 1", { exact: true }).click();
  await expect(page.getByText(/It rests at the provider/)).toBeVisible();

  await page.getByRole("button", { name: "Attach 1 ready subscription" }).click();
  await inspectEverywhere(page, "attaching, asked", "[role=alertdialog]");
  await page.getByRole("alertdialog").getByRole("button", { name: "Attach" }).click();
  await expect(page.getByRole("radio", { name: "Attached 1" })).toBeVisible();

  const known = await (await page.request.get("/api/admin/users?search=lapsed%40longroll.test")).json();
  const record = await page.context().newPage();
  await record.goto(`/admin/users/${known[0].id}`);
  await expect(record.getByText("$20 Own price, kept")).toBeVisible();
  await record.close();

  const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signIn(theirs, "lapsed@longroll.test");
  await theirs.goto("/subscription");
  await expect(theirs.getByText("You keep $20.00.")).toBeVisible();
  await settled(theirs);
  await inspectEverywhere(theirs, "a price that is kept");
  await theirs.context().close();

  await page.getByText("Attached 1", { exact: true }).click();
  await page.getByRole("button", { name: "Take back: lapsed@longroll.test" }).click();
  await expect(page.getByRole("radio", { name: "Attached 0" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Ready 1" })).toBeVisible();
});
