import type { HealthReport } from "../../worker/contract/health";
import { inspect, inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// What went wrong in other tests' browsers is listed too.
test.use({ club: "health" });

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** As the product answers it, with letters that only a mail service and a payment provider in trouble would leave. */
function withLetters(report: HealthReport): HealthReport {
  const letter = { at: at(2), about: null, why: null, attempts: null, spent: null };
  return {
    ...report,
    health: {
      ...report.health,
      status: "unavailable",
      parts: { ...report.health.parts, files: "failed", mailQueue: "late" },
    },
    queues: [
      { queue: "mail", waiting: 3, since: at(5), dead: 2 },
      { queue: "events", waiting: 0, since: null, dead: 1 },
      { queue: "push", waiting: 0, since: null, dead: 1 },
      { queue: "checks", waiting: 100, since: at(30), dead: 0 },
    ],
    deadLetters: [
      {
        ...letter,
        queue: "mail",
        id: "a",
        what: "Your receipt",
        about: "member@longroll.test",
        why: "resend answered 503: busy",
        attempts: 12,
      },
      {
        ...letter,
        queue: "mail",
        id: "b",
        what: "Sign-in link",
        about: "trial@longroll.test",
        why: "resend answered 503: busy",
        attempts: 9,
        spent: "Its link has expired. They can ask for a new one.",
      },
      {
        ...letter,
        queue: "events",
        id: "evt_1QzLongIdentifierOfAnEventThatNeverEnds",
        what: "customer.subscription.updated",
        about: "evt_1QzLongIdentifierOfAnEventThatNeverEnds",
        why: "Error: the payment provider answered no subscription",
        attempts: 3,
      },
      { ...letter, queue: "push", id: "c", what: "Push to devices" },
    ],
  };
}

test("the coach sees how every part stands, what broke in a browser, and what was given up", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/health");
  await settled(page);
  await expect(page.getByText("Every part that is switched on answers.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Live room" })).toContainText("Working");
  await expect(page.getByText("Nothing was given up.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing went wrong" })).toBeVisible();
  await inspect(page, "all well");

  // What nobody has caught arrives at the coach by itself.
  const told = page.waitForResponse("**/api/client-errors");
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new TypeError("the belt came undone for ana@example.com");
      }),
  );
  expect((await told).status()).toBe(204);
  const failure = page.getByRole("listitem").filter({ hasText: "the belt came undone" });
  await expect(async () => {
    await page.getByRole("button", { name: "Check again" }).click();
    // Asking again too soon would give up the answer that is on its way.
    await expect(failure).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(failure).toContainText("TypeError: the belt came undone for [mail address]");
  await expect(failure).toContainText("/admin/health");
  await failure.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(page.getByRole("heading", { name: "Nothing went wrong" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recent Failures" })).toBeFocused();

  await page.route("**/api/admin/health", async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response: answer, json: withLetters(await answer.json()) });
  });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Not everything works")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry Sign-in link, trial@longroll.test" })).toHaveCount(0);
  await inspectEverywhere(page, "in trouble");

  // None of these exists: the product says so, and the list is asked for again.
  await page.getByRole("button", { name: "Retry Your receipt, member@longroll.test" }).click();
  await expect(page.getByText("No mail service is set up here, so nothing can be sent.").first()).toBeVisible();
  await page.getByRole("button", { name: "Dismiss Push to devices" }).click();
  await expect(page.getByRole("alertdialog", { name: "Dismiss this push?" })).toBeVisible();
  await inspectThemes(page, "dismissing");
  await page.getByRole("button", { name: "Dismiss", exact: true }).click();
  await expect(page.getByRole("alertdialog").getByText(/It is not waiting here any more/)).toBeVisible();
});
