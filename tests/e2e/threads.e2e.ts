import type { Page } from "@playwright/test";
import { hearing } from "./hearing";
import { inspectEverywhere, SIZES } from "./inspect";
import { expect, signIn, test } from "./product";

// What is said and kept here is nobody else's.
test.use({ club: "threads" });

const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .first();

/** The first exercise of the first day of the current week that has any, and about which nothing was said. */
async function someDay(page: Page) {
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as {
    id: number;
    dailyWorkouts: {
      dayOfWeek: number;
      comments?: number;
      workoutSections: { columnType: string; exercises: { name: string }[] }[];
    }[];
  };
  const day = week.dailyWorkouts.find(
    ({ comments, workoutSections }) => !comments && (workoutSections[0]?.exercises.length ?? 0) > 0,
  );
  const section = day?.workoutSections[0];
  const exercise = section?.exercises[0]?.name;
  if (!day || !section || !exercise) throw new Error("the demo club has no week to talk about");
  return { path: `/weekly-program/${week.id}?day=${day.dayOfWeek}&option=${section.columnType}`, exercise };
}

async function openThread(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: /^(Ask or say something about this day|\d+ comments?)$/ }).click();
  await expect(page.getByPlaceholder("Ask or say something")).toBeVisible();
}

test("a question about a day is answered, pinned and kept, and another member finds it beside the exercise", async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const hears = hearing(page);
  await signIn(page, "member@longroll.test");
  const { path, exercise } = await someDay(page);
  await openThread(page, path);
  await inspectEverywhere(page, "a day without comments");
  await page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });
  await page.getByPlaceholder("Ask or say something").fill(`How deep in the ${exercise}?`);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.getByRole("button", { name: "1 comment" })).toBeVisible();

  const coachContext = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
  const coach = await coachContext.newPage();
  await signIn(coach, "coach@longroll.test");
  await openThread(coach, path);
  await coach.getByRole("button", { name: /^Reply/ }).click();
  await coach.getByPlaceholder("Write a reply").fill("As deep as your heels stay down. @Han");
  await coach.getByRole("option", { name: "Hana K." }).click();
  await expect(coach.getByPlaceholder("Write a reply")).toHaveValue("As deep as your heels stay down. @Hana K. ");
  await hears;
  await coach.getByRole("button", { name: "Reply", exact: true }).click();
  // The member has it open, and hears it.
  await expect(page.getByText("As deep as your heels stay down.")).toBeVisible();
  await expect(page.locator("[data-mention]", { hasText: "@Hana K." })).toBeVisible();
  const answer = coach.getByRole("article").filter({ hasText: "As deep as your heels" });
  await answer.getByRole("button", { name: /^Pin/ }).click();
  await expect(coach.getByText("Answer pinned")).toBeVisible();
  await answer.getByRole("button", { name: /^Keep/ }).click();
  const dialog = coach.getByRole("dialog", { name: "Keep This Answer" });
  await expect(dialog.getByLabel("Beside which exercise")).toBeVisible();
  await inspectEverywhere(coach, "an answer to be kept", "[role=dialog]");
  await dialog.getByLabel("Beside which exercise").selectOption(exercise);
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(coach.getByText("Answer kept")).toBeVisible();

  const otherContext = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
  const other = await otherContext.newPage();
  await signIn(other, "trial@longroll.test");
  await other.goto(`${path}&talk=1`);
  await expect(other.getByText("Pinned", { exact: true })).toBeVisible();
  await expect(other.getByRole("button", { name: "2 comments" })).toBeVisible();
  const kept = row(other, exercise);
  await kept.getByRole("button", { name: /^The coach on this/ }).click();
  await expect(kept.getByText("As deep as your heels stay down.")).toBeVisible();
  await inspectEverywhere(other, "a thread and what is kept");
  await Promise.all([coachContext.close(), otherContext.close()]);
});

test("a question about an exercise arrives with the sets that were logged", async ({ page, browser, product }) => {
  test.setTimeout(240_000);
  await signIn(page, "member@longroll.test");
  const { path, exercise } = await someDay(page);
  await page.goto(path);
  const lift = row(page, exercise);
  await lift.getByText(/^Log(ged today| sets)/).click();
  // A lift of one side at a time has a row for each.
  await lift
    .getByLabel(/^Set 1\b.*, reps/)
    .first()
    .fill("9");
  await lift.getByRole("button", { name: /^Ask about this/ }).click();
  const dialog = page.getByRole("dialog", { name: "Ask About This" });
  await expect(dialog.getByText(exercise)).toBeVisible();
  await inspectEverywhere(page, "a question about an exercise", "[role=dialog]");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Write your question first.")).toBeVisible();
  await dialog.getByLabel("Your question").fill("Was that heavy enough?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();

  await page.goto("/messages");
  const sent = page.getByRole("article").filter({ hasText: "Was that heavy enough?" });
  await expect(sent.getByText(exercise)).toBeVisible();
  await inspectEverywhere(page, "one's messages with a question");
  const coachContext = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
  const coach = await coachContext.newPage();
  await signIn(coach, "coach@longroll.test");
  const me = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  await coach.goto(`/admin/messages?member=${me.id}`);
  const arrived = coach.getByRole("article").filter({ hasText: "Was that heavy enough?" });
  await expect(arrived.getByText(exercise)).toBeVisible();
  await expect(arrived.getByText(/^Logged: 9/)).toBeVisible();
  await coachContext.close();
});
