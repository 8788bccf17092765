import type { APIRequestContext } from "@playwright/test";
import { inspectEverywhere, settled } from "./inspect";
import { expect, Product, signIn, test } from "./product";

// Days pass here.
test.use({ club: "money" });
test.describe.configure({ mode: "serial" });

type Running = { userId: string; email: string; currentPeriodEnd: string; status: string; cancels: boolean };

const DAY_MS = 86_400_000;

async function post(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a payment that failed is made by the link of its mail, without signing in", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "coach@longroll.test");
  const panel = (await (await page.request.get("/api/dev/payments")).json()) as { subscriptions: Running[] };
  const [next] = panel.subscriptions
    .filter(({ status, cancels, email }) => status === "active" && !cancels && email !== "member@longroll.test")
    .sort((one, other) => one.currentPeriodEnd.localeCompare(other.currentPeriodEnd));
  expect(next).toBeDefined();
  await post(page.request, "/api/dev/payments/next-renewal", { userId: next?.userId, outcome: "decline" });
  const days = Math.ceil((Date.parse(next?.currentPeriodEnd ?? "") - Date.now()) / DAY_MS) + 3;
  await post(page.request, "/api/dev/payments/clock", { days });
  const mails = (await (await page.request.get("/dev/outbox.json")).json()) as {
    kind: string;
    to: string;
    text: string;
  }[];
  const mail = mails.find(({ kind, to }) => kind === "still-unpaid" && to === next?.email);
  const link = /\/pay\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(link).not.toBe("");

  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const pay = await stranger.newPage();
  await pay.goto(link);
  await expect(pay.getByRole("heading", { name: "Complete your payment" })).toBeVisible();
  await expect(pay.getByLabel("Card number")).toBeVisible();
  await inspectEverywhere(pay, "the card form of a mail");
  await pay.getByLabel("Card number").fill("4242424242424242");
  await pay.getByLabel("Expiration date").fill("1234");
  await pay.getByLabel("Security code").fill("123");
  await pay.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(pay.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await inspectEverywhere(pay, "a payment that was made by a mail");
  await pay.goto(link);
  await expect(pay.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await pay.goto(`${link}x`);
  await expect(pay.getByText("This link is not complete")).toBeVisible();
  await stranger.close();

  await page.goto("/admin/numbers?range=90d");
  await expect(page.getByText("of it was paid after all")).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "the coach's books");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Invoices for the accountant (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("invoices_90d.csv");
});

test("a member pauses, and comes back earlier", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/subscription");
  await page.getByLabel("For how long").selectOption("3");
  await page.getByRole("button", { name: "Pause Membership" }).click();
  await expect(page.getByRole("heading", { name: "Pause for 3 weeks?" })).toBeVisible();
  await inspectEverywhere(page, "what a pause means");
  await page.getByRole("button", { name: "Yes, Pause" }).click();
  await expect(page.getByText(/^Your membership rests until/).first()).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "a membership that rests");
  await page.getByRole("button", { name: "End Pause Now" }).click();
  await expect(page.getByText("12 weeks left this year")).toBeVisible();
});

test("the demo club of a first start has its books", async ({ browser }) => {
  test.setTimeout(240_000);
  const club = await Product.start({ fills: true });
  const context = await browser.newContext({ baseURL: club.url });
  const coach = await context.newPage();
  try {
    await signIn(coach, "coach@longroll.test");
    await coach.goto("/admin/numbers");
    await expect(coach.getByRole("heading", { name: "Received" })).toBeVisible();
    await expect(coach.getByText("$30.00 (1 invoice) is outstanding now.", { exact: false })).toBeVisible();
  } finally {
    await context.close();
    await club.dispose();
  }
});
