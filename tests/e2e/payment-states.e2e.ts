import type { Page } from "@playwright/test";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const GOOD = "4242424242424242";

// A member here pays.
test.use({ club: "payment-states" });

test("a form that went stale says so, and a payment that the bank has not confirmed is not asked for again", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "trial@longroll.test");
  await page.goto("/subscription");
  await expect(page.getByText(/\d+ days? left/).first()).toBeVisible();
  await page.goto("/subscribe");
  await page.getByRole("button", { name: "Subscribe now: $30 today" }).click();
  await typeCard(page);

  // Another tab wants another plan: what this one would have paid is void.
  const other = await context.newPage();
  await other.goto("/subscribe?plan=annual");
  await other.getByRole("button", { name: "Subscribe now: $300 today" }).click();
  await expect(other.getByLabel("Card number")).toBeVisible();
  await other.close();
  await page.getByRole("button", { name: "Subscribe now: $30 today" }).click();
  await expect(page.getByText("The payment form had to be loaded anew")).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue("");
  await inspectEverywhere(page, "a form that was renewed");

  // The provider has taken the payment, and the product does not know of it yet.
  const before = await (await page.request.get("/api/subscription")).json();
  expect(before.status).toBe("incomplete");
  await page.route("**/api/subscription", (route) => route.fulfill({ json: before }));
  await typeCard(page);
  await page.getByRole("button", { name: "Subscribe now: $30 today" }).click();
  await expect(page).toHaveURL(/\/subscription$/, { timeout: 30_000 });
  await expect(page.getByRole("main").getByText("Payment processing").first()).toBeVisible();
  await page.goto("/subscribe");
  await expect(page.getByText("you need not pay again")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Subscribe now/ })).toHaveCount(0);
  await settled(page);
  await inspectEverywhere(page, "a payment under way");

  await page.unroute("**/api/subscription");
  await page.reload();
  await expect(page.getByRole("heading", { name: "You are already subscribed" })).toBeVisible();
  const paid = await (await page.request.get("/api/subscription/invoices")).json();
  expect(paid.filter(({ status }: { status: string }) => status === "paid")).toHaveLength(1);
});

test("whoever works here is sold nothing", async ({ page }) => {
  await signIn(page, "assistant@longroll.test");
  await page.goto("/subscribe");
  await expect(page.getByText("You need no membership")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Subscribe now/ })).toHaveCount(0);
  await settled(page);
  await inspectEverywhere(page, "nothing to subscribe to");
  await page.goto("/subscription");
  await expect(page.getByText("You need no membership")).toBeVisible();
});

async function typeCard(page: Page): Promise<void> {
  await page.getByLabel("Card number").fill(GOOD);
  await page.getByLabel("Expiration date").fill("1234");
  await page.getByLabel("Security code").fill("123");
}
