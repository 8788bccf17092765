import type { Page } from "@playwright/test";
import type { WeeklyProgram } from "../../worker/contract/programs";
import { inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const PHONE = { width: 390, height: 844 };
const places = (page: Page) => page.getByRole("navigation", { name: "Places" });

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

const currentWeek = async (page: Page): Promise<WeeklyProgram> =>
  (await page.request.get("/api/weekly-programs/current")).json();

/** Sets the clock to ten o'clock so many days after a week's Monday. */
async function onDay(page: Page, { startDate }: WeeklyProgram, days: number): Promise<void> {
  const then = new Date(`${startDate}T10:00:00Z`);
  then.setUTCDate(then.getUTCDate() + days);
  await page.clock.setFixedTime(then);
}

test("a member's phone opens with today's training, and one press leads into it", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const week = await currentWeek(page);
  // In the demo club's week, the days before today have been trained.
  const open = week.dailyWorkouts.find(({ workoutSections }) => workoutSections.every((each) => !each.lastCompletedOn));
  if (!open) throw new Error("the demo club has trained the whole week");
  const day = DAYS[open.dayOfWeek - 1] ?? "";
  await onDay(page, week, open.dayOfWeek - 1);
  for (const path of ["/dashboard", "/"]) {
    await page.goto(path);
    const today = page.getByRole("region", { name: `Today, ${day}` });
    await expect(today.getByRole("link", { name: "Train now" })).toBeInViewport();
    await expect(today.getByRole("list", { name: "This week" }).getByRole("link")).toHaveCount(5);
  }
  const today = page.getByRole("region", { name: `Today, ${day}` });
  await today.getByText("Coach's Program", { exact: true }).click();
  await today.getByRole("link", { name: "Train now" }).click();
  await expect(page).toHaveURL(`/weekly-program/${week.id}/session?day=${open.dayOfWeek}&option=coach_program`);
  await expect(page.getByRole("button", { name: /^Set 1 of/ })).toBeInViewport();
  await page.getByRole("link", { name: /as a list$/ }).click();
  await expect(page).toHaveURL(`/weekly-program/${week.id}?day=${open.dayOfWeek}&option=coach_program#training`);
  await expect(page.getByRole("tablist", { name: "Days" })).toBeInViewport();
  await expect(page.getByRole("tab", { name: new RegExp(`^${day.slice(0, 3)}`) })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("tab", { name: /^Coach's Program/ })).toHaveAttribute("aria-selected", "true");
});

test("Today says where the week stands before its Monday and at its weekend, at every width, without a finding", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  const week = await currentWeek(page);
  for (const [days, says] of [
    [-3, /^Your week starts on /],
    [5, /^It is the weekend\. Still open: /],
  ] as const) {
    await onDay(page, week, days);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 2, name: says })).toBeVisible();
    await settled(page);
    await inspectEverywhere(page, String(says));
    await page.setViewportSize({ width: 768, height: 1024 });
    await inspectThemes(page, `${says} 768`);
  }
});

test("the places of every day are at the thumb, and the site's footer is not in their way", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.setViewportSize(PHONE);
  await page.goto("/dashboard");
  await expect(places(page).getByRole("link")).toHaveText([
    /^Today$/,
    /^Week$/,
    /^Workouts$/,
    /Community$/,
    /Messages$/,
  ]);
  await expect(places(page).getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("contentinfo")).toBeHidden();

  await places(page).getByRole("link", { name: "Week" }).click();
  await expect(page).toHaveURL(/\/weekly-program\/\d+$/);
  await expect(places(page).getByRole("link", { name: "Week" })).toHaveAttribute("aria-current", "page");
  await settled(page);
  await inspectEverywhere(page, "a week with the places below");

  await page.setViewportSize(PHONE);
  for (const place of ["Workouts", "Community", "Messages"]) {
    const link = places(page).getByRole("link", { name: place });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
  }

  // What stands at the end of a page can be scrolled clear of the bar.
  await page.goto("/about");
  await expect(places(page)).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.getByText("Payments are powered by Stripe.").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [end, bar] = [await footer.boundingBox(), await places(page).boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(places(page)).toBeHidden();
});

test("the community says that others have written, also while one is elsewhere, until one looks", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "trial@longroll.test");
  await page.setViewportSize(PHONE);
  await page.goto("/community");
  await expect(page.getByRole("region", { name: "Latest Posts" }).getByRole("article").first()).toBeVisible();
  const community = places(page).getByRole("link", { name: /^Community|Community$/ });
  await expect(community).toHaveAccessibleName("Community");
  // A week may embed videos, which the community's document does not allow, so it comes as a document of its own.
  const opened = page.waitForEvent("load");
  await places(page).getByRole("link", { name: "Week" }).click();
  await opened;
  await settled(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  const other = await browser.newContext({ baseURL });
  const answer = await other.request.post("/api/auth/sign-in/email", {
    data: { email: "member@longroll.test", password: "longroll-demo" },
    headers: { origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(200);
  const made = await other.request.post("/api/community/posts", {
    data: { content: "Anybody on the mats tonight?" },
    headers: { "Idempotency-Key": "for-the-mark", origin: baseURL ?? "" },
  });
  const { id } = (await made.json()) as { id: number };
  await expect(community).toHaveAccessibleName(/^1 new post\s*Community$/);
  // What else is due meanwhile is asked for as ever.
  expect(asked.filter((path) => path.startsWith("/api/community"))).toEqual([]);
  await inspectThemes(page, "a mark at the community");
  // It comes with the next document, before anything is asked.
  await page.reload();
  await expect(community).toHaveAccessibleName(/^1 new post/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Community/ }),
  ).toHaveAccessibleName(/^Community\s*1 new post$/);
  await page.setViewportSize(PHONE);
  const seen = page.waitForRequest("**/api/community/seen");
  await community.click();
  expect((await seen).postDataJSON()).toEqual({ upTo: id });
  await expect(page.getByText("Anybody on the mats tonight?")).toBeVisible();
  await expect(community).toHaveAccessibleName("Community");
  await page.reload();
  await expect(page.getByText("Anybody on the mats tonight?")).toBeVisible();
  await expect(community).toHaveAccessibleName("Community");
  await other.request.delete(`/api/community/posts/${id}`, { headers: { origin: baseURL ?? "" } });
  await other.close();
});

test("legal texts are under the face, and the public pages after the member's own", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("link", { name: "Terms of Service" }).first()).toBeVisible();
  for (const name of ["Privacy Policy", "Accessibility"]) {
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link")).toHaveText([
    "Dashboard",
    "Week",
    "Workouts",
    /^Community/,
    /^Messages/,
    "About",
    "Coaching",
    "Blog",
    "Contact",
  ]);
});

test("the coach's pages have no places of members, and neither have visitors", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  await expect(places(page)).toHaveCount(0);
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin");
  await settled(page);
  await expect(places(page)).toHaveCount(0);
});
