import type { Page } from "@playwright/test";
import { inspectEverywhere, isSaid, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Days pass here, and somebody new stays.
test.use({ club: "gifts" });
test.describe.configure({ mode: "serial" });

let link = "";

/** The address of the first link on the page, without its host. */
const addressOn = async (page: Page) => new URL((await page.locator("code").first().textContent()) ?? "").pathname;

/** Past what the page itself is still leading to. */
async function ledToDashboard(page: Page): Promise<void> {
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
  await page.waitForLoadState("load");
}

test("the coach makes a link, and somebody new begins a free month by it and pays the next", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/gifts");
  await expect(page.getByRole("heading", { name: "Open mat in Porto" })).toBeVisible();
  await inspectEverywhere(page, "gift links, one that is over");
  await page.getByRole("button", { name: "New link" }).click();
  const dialog = page.getByRole("dialog", { name: "New gift link" });
  await dialog.getByLabel("What it is for").fill("Open mat in May");
  await inspectEverywhere(page, "a new gift link", "[role=dialog]");
  await dialog.getByRole("button", { name: "Make link" }).click();
  await expect(page.getByRole("heading", { name: "Open mat in May" })).toBeVisible();
  link = await addressOn(page);
  await page.goto(link);
  await expect(page.getByText("Staff train without a membership")).toBeVisible();

  const guest = await browser.newContext(baseURL ? { baseURL } : {});
  const theirs = await guest.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { level: 1, name: "A month of training, from Longroll" })).toBeVisible();
  await expect(theirs.getByText(/Then it renews at \$30\.00 every month until you cancel/)).toBeVisible();
  await inspectEverywhere(theirs, "a gift, for a visitor");
  await theirs.getByRole("button", { name: "Create my account" }).click();
  await theirs.waitForURL(/\/sign-up\?returnTo=%2Fgift%2F/);
  const email = `guest-${Date.now()}@example.com`;
  await theirs.getByLabel("First name").fill("Ana");
  await theirs.getByLabel("Last name").fill("Reis");
  await theirs.getByLabel("E-mail", { exact: true }).fill(email);
  await theirs.getByLabel("Password", { exact: true }).fill("long enough to keep");
  await theirs
    .getByRole("button", { name: /trial|account|sign up/i })
    .last()
    .click();
  await theirs.waitForURL(/\/verify-email/);
  const mails = (await (await theirs.request.get("/dev/outbox.json")).json()) as { to: string; text: string }[];
  const code = /Code: (\d{6})/.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[1] ?? "";
  await theirs.getByLabel(/code/i).first().fill(code);
  await theirs
    .getByRole("button", { name: /confirm|verify|continue/i })
    .first()
    .click();
  await theirs.waitForURL(new RegExp(`${link}$`));
  await theirs.getByRole("button", { name: "Begin my free month" }).click();
  await expect(theirs.getByRole("heading", { name: "You are in. Nothing to pay today." })).toBeVisible();
  await inspectEverywhere(theirs, "a gift that has begun");
  await theirs.getByLabel("Card number").fill("4242424242424242");
  await theirs.getByLabel("Expiration date").fill("1234");
  await theirs.getByLabel("Security code").fill("123");
  await theirs.getByRole("button", { name: "Save card" }).click();
  await ledToDashboard(theirs);
  await theirs.goto(link);
  await expect(theirs.getByText("This month is yours")).toBeVisible();

  await page.goto("/admin/gifts");
  await expect(page.getByText("1 of 1 came, nobody has paid since.")).toBeVisible();
  await page.getByRole("button", { name: "Who came by Open mat in May" }).click();
  await expect(page.getByRole("link", { name: "Ana Reis" })).toBeVisible();
  await expect(page.getByText("Free month", { exact: true })).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "who came by a gift link");
  expect((await page.request.post("/api/dev/payments/clock", { data: { days: 32 } })).status()).toBe(200);
  await page.goto("/admin/gifts");
  await expect(page.getByText("1 of 1 came, 1 has paid since.")).toBeVisible();

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await other.goto(link);
  await expect(other.getByText("This gift has been taken")).toBeVisible();
  await other.goto("/gift/NOSUCHCODE");
  await expect(other.getByRole("heading", { level: 1, name: "This gift is not known" })).toBeVisible();
  await other.context().close();
  await guest.close();
});

test("members give a month once the coach allows it, and the coach ends their link", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "Pause" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Give a month" })).toHaveCount(0);

  const coach = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signIn(coach, "coach@longroll.test");
  await coach.goto("/admin/gifts");
  const stored = coach.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await coach.getByRole("switch", { name: /Members may give a month/ }).check();
  await stored;

  await page.reload();
  await page.getByRole("button", { name: "Make this month's link" }).click();
  await expect(page.getByRole("button", { name: /Copy link/ })).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "a member's gift link");
  const own = await addressOn(page);
  await page.goto(own);
  await expect(page.getByText("This is your own link")).toBeVisible();

  await coach.goto("/admin/gifts");
  await coach.getByRole("button", { name: "End link" }).first().click();
  await coach.getByRole("alertdialog").getByRole("button", { name: "End link" }).click();
  await expect(coach.getByText("Ended", { exact: true })).toHaveCount(2);
  await coach.context().clearCookies();
  await coach.goto(own);
  await isSaid(coach, "This gift was taken back");
  await coach.context().close();
});
