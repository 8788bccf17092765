import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readPdf } from "../first-week/read-pdf";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const NAME = "Наталья Lima";

test.use({ club: "first-week", viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "serial" });

/** Somebody who joins now, signed in. */
async function join(page: Page, email: string): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lima");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("long enough to keep");
  await page
    .getByRole("button", { name: /trial|account|sign up/i })
    .last()
    .click();
  await page.waitForURL(/\/verify-email/);
  const code = async () => {
    const mails = (await (await page.request.get("/dev/outbox.json")).json()) as { to: string; text: string }[];
    return /Code: (\d{6})/.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[1] ?? "";
  };
  await expect.poll(code).toMatch(/^\d{6}$/);
  await page
    .getByLabel(/code/i)
    .first()
    .fill(await code());
  await page
    .getByRole("button", { name: /confirm|verify|continue/i })
    .first()
    .click();
  await page.waitForURL(/\/(dashboard|$)/);
}

const next = (page: Page, name = "Next") => page.getByRole("button", { name, exact: true }).click();
const no = async (page: Page, but?: RegExp) => {
  await page.getByRole("group", { name: "I am 18 or older" }).getByText("Yes", { exact: true }).click();
  for (const question of await page.getByRole("group").filter({ hasText: /\?/ }).all()) {
    const says = (await question.locator("legend").textContent()) ?? "";
    await question.getByText(but?.test(says) ? "Yes" : "No", { exact: true }).click();
  }
};

test("a new member goes through the cards, signs, keeps the paper, and is led into a session that fits", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await join(page, "ana.first@longroll.test");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Set up your first week/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What are you here for?" })).toBeVisible();
  await page.getByText("Move better, ache less").click();
  await page.getByLabel(/In your own words/).fill("Roll at sixty");
  await inspectEverywhere(page, "the goal card");
  await next(page);

  await expect(page.getByRole("heading", { level: 1, name: "Your week" })).toBeVisible();
  await page.getByRole("button", { name: "Saturday" }).click();
  await page.getByRole("button", { name: "More: How often can you lift?" }).click();
  await page.getByText("A kettlebell, dumbbells or bands").click();
  await inspectEverywhere(page, "the card of days and equipment");
  await next(page);
  await expect(page.getByRole("heading", { level: 1, name: "Anything that hurts?" })).toBeVisible();
  const preferred = (await (await page.request.get("/api/user/training-preferences")).json()) as object;
  expect(preferred).toMatchObject({ weeklyTarget: 3, rolls: true });
  const planned = (await (await page.request.get("/api/user/week-plan")).json()) as object;
  expect(planned).toMatchObject({ plan: { lifts: 3, rollDays: [{ dayOfWeek: 6, effort: "hard" }] } });

  await page.getByRole("button", { name: "Knee" }).click();
  await expect(page.getByLabel(/In your words/)).toHaveValue("Knee");
  await inspectEverywhere(page, "the card of injuries");
  // Left in between, it goes on where it was.
  await next(page);
  await expect(page.getByRole("heading", { level: 1, name: "Before you train" })).toBeVisible();
  await page.goto("/first-week");
  await expect(page.getByRole("heading", { level: 1, name: "Before you train" })).toBeVisible();
  await next(page);
  await expect(page.getByText("Say yes or no.").first()).toBeVisible();
  await no(page);
  await page.getByLabel("Your full name").fill(NAME);
  await next(page, "Sign and go on");
  await expect(page.getByText("Tick the box to sign.")).toBeVisible();
  await inspectEverywhere(page, "the questions and the agreement");
  await page.getByRole("checkbox", { name: /I have read this/ }).check();
  await next(page, "Sign and go on");

  await expect(page.getByRole("heading", { level: 1, name: "How to read a day" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "One exercise, its dose" })).toBeVisible();
  await inspectEverywhere(page, "the card that explains a day");
  await next(page, "Got it");

  await expect(page.getByRole("heading", { level: 1, name: "Your first session" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mark what hurts on the body" })).toHaveAttribute("href", "/injuries");
  // The words are never marked by themselves; each place that they name is a press away.
  await expect(page.getByRole("button", { name: "Left knee" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Right knee" }).click();
  await expect(page.getByRole("link", { name: "Say what does not work" })).toHaveAttribute("href", "/injuries");
  const marks = async () => ((await (await page.request.get("/api/user/injuries")).json()) as { open: object[] }).open;
  await expect.poll(marks).toMatchObject([{ spot: "knee-right", movements: [] }]);
  await inspectEverywhere(page, "the session to begin with");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Keep it as a PDF" }).click(),
  ]);
  const { text, title } = readPdf(readFileSync(await download.path()));
  expect(text.join(" ")).toContain(NAME);
  expect(title).toContain(NAME);
  const mails = (await (await page.request.get("/dev/outbox.json")).json()) as {
    to: string;
    text: string;
    kind?: string;
  }[];
  const told = mails.filter(({ to }) => to === "ana.first@longroll.test").map((mail) => mail.text);
  expect(told.some((mail) => mail.includes("/first-week?at=signed"))).toBe(true);
  expect(told.join(" ")).not.toMatch(/knee|heart|doctor|Наталья/i);

  await page.getByRole("link", { name: "Start it now" }).click();
  await page.waitForURL(/\/(weekly-program|workout)\/\d+\/session/);
  await expect(page.locator("[data-session]")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /first week/i })).toHaveCount(0);
});

test("a yes leads to the coach, who sees the answers at the desk and says go ahead", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await join(page, "bo.first@longroll.test");
  await page.goto("/first-week?at=health");
  await no(page, /bone, joint/);
  await expect(page.getByText("Mateus comes first")).toBeVisible();
  await page.getByLabel("Your full name").fill("Bo Lima");
  await page.getByRole("checkbox", { name: /I have read this/ }).check();
  await next(page, "Sign and go on");
  await page.goto("/first-week?at=today");
  await expect(page.getByRole("heading", { level: 1, name: "A word with Mateus first" })).toBeVisible();
  await inspectEverywhere(page, "the coach's word first");
  const message = await page.getByLabel("Your message to Mateus").inputValue();
  expect(message).not.toMatch(/bone|joint|health|injur|question/i);
  await page.getByRole("button", { name: "Send to Mateus" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mateus has your message" })).toBeVisible();

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL });
  await signIn(desk, "coach@longroll.test");
  await desk.goto("/admin/first-week");
  await expect(desk.getByRole("heading", { level: 1, name: "First Week" })).toBeVisible();
  await inspectEverywhere(desk, "the first week at the desk");
  await desk.getByRole("region", { name: "Wait for your word" }).getByRole("link", { name: "Ana Lima" }).last().click();
  await expect(desk.getByText(/bone, joint or soft-tissue/)).toBeVisible();
  // The answers may stand before the page that is named for the member.
  await settled(desk);
  await inspectEverywhere(desk, "a member's answers at the desk");
  await desk.getByRole("button", { name: "Go ahead" }).click();
  await expect(desk.getByText(/Go ahead, on/)).toBeVisible();

  await desk.goto("/admin/first-week");
  await desk.getByLabel("Its title").fill("House rules");
  await desk.getByRole("button", { name: "Publish" }).click();
  await expect(desk.getByText("Version 2").first()).toBeVisible();
  await desk.goto("/admin/numbers");
  await expect(desk.getByRole("heading", { name: "First week" })).toBeVisible();
  await desk.close();

  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Please sign again/ }).click();
  await expect(page.getByRole("heading", { name: "House rules" })).toBeVisible();
  await page.goto("/first-week?at=today");
  await expect(page.getByRole("heading", { level: 1, name: "Your first session" })).toBeVisible();
  await expect(page.getByText("Mateus says: go ahead.")).toBeVisible();
});

test("the row can be put away, and members of before see none", async ({ page }) => {
  test.setTimeout(120_000);
  await join(page, "cy.first@longroll.test");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("link", { name: /first week/i })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /first week/i })).toHaveCount(0);
});
