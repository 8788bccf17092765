import type { Page, Route } from "@playwright/test";
import { addDays } from "../../worker/contract/calendar";
import { type Dashboard, dashboardSchema, type UserStats, userStatsSchema } from "../../worker/contract/progress";
import { inspect, inspectEverywhere, SIZES, withoutAnswers } from "./inspect";
import { expect, signIn, test } from "./product";

const DAY_MS = 86_400_000;

// What the page asks for has to pass by the test, not by a service worker.
test.use({ serviceWorkers: "block" });

test.describe("the dashboard", () => {
  test("greets by name, and is made of two calls beside the session", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    const calls = countCalls(page);
    await open(page, "/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome back, \S+$/);
    expect(calls, "the page came with their answers").toEqual([]);
    await withoutAnswers(page);
    await open(page, "/dashboard");
    for (const name of [
      "This Week's Training Plan",
      "This Month",
      "Subscription",
      "Your Year",
      "Minutes per Week",
      "Recent Activity",
      "Quick Actions",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    expect(calls.sort()).toEqual(["/api/auth/user", "/api/dashboard", "/api/user/stats"]);
  });

  test("shows the week with five days of three options, and the way in", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const plan = page.getByRole("region", { name: "This Week's Training Plan" });
    await expect(plan.getByText("Published", { exact: true })).toBeVisible();
    await expect(plan.getByRole("link", { name: "Start Week" })).toHaveAttribute("href", /^\/weekly-program\/\d+$/);
    await expect(plan.getByText("No Equipment")).toHaveCount(5);
    await expect(plan.getByText(/^Equipment/)).toHaveCount(5);
    await expect(plan.getByText("Coach's Program")).toHaveCount(5);
    await expect(page.getByRole("heading", { name: "Recent Workouts" })).toHaveCount(0);
    await expect(plan.getByRole("link", { name: "Edit" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Book Coaching Session" })).toHaveAttribute("href", "/coaching");
    await expect(page.getByRole("link", { name: "Browse Articles" })).toHaveAttribute("href", "/blog");
  });

  test("offers an admin, and no other coach, to edit the week", async ({ page }) => {
    await signIn(page, "coach@longroll.test");
    await open(page, "/dashboard");
    await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveAttribute(
      "href",
      /^\/admin\/weekly-programs\/\d+\/edit$/,
    );
    await page.context().clearCookies();
    await signIn(page, "assistant@longroll.test");
    await open(page, "/dashboard");
    await expect(page.getByRole("link", { name: "Start Week" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  });

  test("says that a week is a draft", async ({ page }) => {
    await withDashboard(page, (real) => ({
      ...real,
      program: real.program && { ...real.program, isPublished: false },
    }));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  });

  test("without a week shows today's workout and the two after it", async ({ page }) => {
    await withDashboard(page, (real) => ({ ...real, program: null }));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const { workouts } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
    const [first, second, third] = workouts;
    const plan = page.getByRole("region", { name: "Today's Training Plan" });
    await expect(plan.getByRole("heading", { name: first?.title })).toBeVisible();
    await expect(plan.getByRole("link", { name: "Start Today's Workout" })).toHaveAttribute(
      "href",
      `/workout/${first?.id}`,
    );
    await expect(plan.getByRole("link", { name: first?.exercises[0]?.name })).toHaveAttribute(
      "href",
      `/workout/${first?.id}`,
    );
    const recent = page.getByRole("region", { name: "Recent Workouts" });
    await expect(recent.getByRole("listitem")).toHaveCount(2);
    await expect(recent.getByRole("link", { name: second?.title })).toHaveAttribute("href", `/workout/${second?.id}`);
    await expect(recent.getByRole("link", { name: third?.title })).toBeVisible();
    await expect(recent.getByRole("link", { name: "View All" })).toHaveAttribute("href", "/workouts");
    await inspectEverywhere(page, page.url());
  });

  test("with a single workout has no list of others, and with none leads to coaching", async ({ page }) => {
    let shown = 1;
    await withDashboard(page, (real) => ({ ...real, program: null, workouts: real.workouts.slice(0, shown) }));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "Today's Training Plan" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Recent Workouts" })).toHaveCount(0);
    shown = 0;
    await page.reload();
    await expect(page.getByRole("heading", { name: "No Training Plan Available" })).toBeVisible();
    await expect(page.getByRole("link", { name: "See coaching" })).toHaveAttribute("href", "/coaching");
  });

  test("counts the days of a trial that are left, rounded up", async ({ page }) => {
    let left = 2.2 * DAY_MS;
    await withDashboard(page, (real) => ({
      ...real,
      subscription: {
        status: "trialing",
        isTrial: true,
        plan: null,
        planName: null,
        planAmount: null,
        amountDue: null,
        currentPeriodEnd: new Date(Date.now() + left).toISOString(),
        nextPaymentDate: null,
        cancelAtPeriodEnd: false,
        paymentMethod: null,
        discount: null,
        pastDueSince: null,
        graceEndsAt: null,
        trialEndsAt: null,
        pausedUntil: null,
        freeUntil: null,
      },
    }));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const card = page.getByRole("region", { name: "Subscription" });
    await expect(card.getByText("3 days left")).toBeVisible();
    await expect(card.getByRole("link", { name: "Subscribe Now" })).toHaveAttribute("href", "/subscribe");
    await expect(card.getByRole("link", { name: "Manage Subscription" })).toHaveAttribute("href", "/subscription");
    left = -1000;
    await page.reload();
    await expect(card.getByText("Trial Ended", { exact: true })).toBeVisible();
  });

  test("says when stats do not load, keeps the rest, and tries again when asked", async ({ page }) => {
    let fails = true;
    await withoutAnswers(page);
    await page.route("**/api/user/stats", (route) => (fails ? refuse(route) : route.fallback()));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const alert = page.getByRole("alert").filter({ hasText: "Unable to load stats. Please try again later." });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Week" })).toBeVisible();
    await inspectEverywhere(page, page.url());
    fails = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Workouts completed")).toBeVisible();
    await expect(page.getByRole("meter", { name: "Workouts" })).toBeVisible();
  });

  test("says when the training plan does not load, and tries again when asked", async ({ page }) => {
    let fails = true;
    await withoutAnswers(page);
    await page.route("**/api/dashboard", (route) => (fails ? refuse(route) : route.fallback()));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const alert = page.getByRole("alert").filter({ hasText: "Failed to load weekly program. Please try again." });
    await expect(alert).toBeVisible();
    await expect(page.getByText("Workouts completed")).toBeVisible();
    await inspectEverywhere(page, page.url());
    fails = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Start Week" })).toBeVisible();
  });

  test("draws the month's goal and the streak as belts that do not overflow", async ({ page }) => {
    await withoutAnswers(page);
    await page.route("**/api/user/stats", async (route) => {
      const stats: UserStats = userStatsSchema.parse(await (await route.fetch()).json());
      await route.fulfill({ json: { ...stats, monthlyWorkouts: 45, currentStreak: 3 } satisfies UserStats });
    });
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const workouts = page.getByRole("meter", { name: "Workouts" });
    await expect(workouts).toHaveAttribute("aria-valuemax", "30");
    await expect(workouts).toHaveAttribute("aria-valuenow", "30");
    await expect(workouts).toHaveAttribute("aria-valuetext", /^45 of 30/);
    const streak = page.getByRole("meter", { name: "Streak" });
    await expect(streak).toHaveAttribute("aria-valuemax", "7");
    await expect(streak).toHaveAttribute("aria-valuenow", "3");
  });

  test("does not move once its frame stands", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seenShift: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, "/dashboard");
      const shift = await page.evaluate(() => (window as unknown as { seenShift: { shift: number } }).seenShift.shift);
      expect(shift, `${size.width}`).toBeLessThan(0.02);
    }
  });
});

test.describe("recent activity", () => {
  test("takes a training of today back, in the numbers too", async ({ page }) => {
    await signIn(page, "trial@longroll.test");
    const title = await trainToday(page);
    const before = await statsOf(page);
    await open(page, "/dashboard");
    const activity = page.getByRole("region", { name: "Recent Activity" });
    await expect(activity.getByRole("listitem").first()).toContainText(title);
    await activity
      .getByRole("button", { name: `Remove ${title} from today` })
      .first()
      .click();
    await expect(page.getByText(`${title} no longer counts for today.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Recent Activity" })).toBeFocused();
    await expect(page.getByText(String(before.workoutsCompleted - 1), { exact: true }).first()).toBeVisible();
    expect((await statsOf(page)).workoutsCompleted).toBe(before.workoutsCompleted - 1);
    await page.reload();
    await expect(activity.getByRole("listitem").first()).toBeVisible();
    await expect(activity.getByRole("button", { name: `Remove ${title} from today` })).toHaveCount(0);
  });

  test("puts it back when the server has not removed it, and offers nothing for earlier days", async ({ page }) => {
    await signIn(page, "trial@longroll.test");
    const title = await trainToday(page);
    const { progress, activity: year } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
    const ofToday = progress.slice(0, 5).filter((entry) => entry.localDate === year.to).length;
    await page.route("**/api/user/progress/*", refuse);
    await open(page, "/dashboard");
    const activity = page.getByRole("region", { name: "Recent Activity" });
    await expect(activity.getByRole("listitem")).toHaveCount(Math.min(5, progress.length));
    await expect(activity.getByRole("button")).toHaveCount(ofToday);
    await activity.getByRole("button", { name: `Remove ${title} from today` }).click();
    await expect(page.getByText("Out of order.")).toBeVisible();
    await expect(activity.getByRole("button", { name: `Remove ${title} from today` })).toBeVisible();
  });

  test("says so when there is none, and says what to do first instead of drawing a year of nothing", async ({
    page,
  }) => {
    await withDashboard(page, (real) => ({ ...real, progress: [] }));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    await expect(page.getByText(/^Nothing yet\. Complete a workout/)).toBeVisible();
    await expect(page.getByRole("region", { name: "First steps" })).toBeVisible();
    await expect(page.getByRole("figure", { name: "Your Year" })).toHaveCount(0);
    await inspectEverywhere(page, page.url());
  });

  test("of long ago leaves the year and the minutes empty, which they say", async ({ page }) => {
    await withDashboard(page, (real) => ({
      ...real,
      activity: {
        ...real.activity,
        days: [],
        weeks: real.activity.weeks.map((week) => ({ ...week, completions: 0, minutes: 0 })),
      },
    }));
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    await expect(page.getByText(/^No training in the last year yet\./)).toBeVisible();
    await expect(page.getByText(/^No minutes noted in the last weeks\./)).toBeVisible();
    await inspectEverywhere(page, page.url());
  });
});

test.describe("the charts", () => {
  test("the year is read day by day with the arrow keys", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/dashboard");
    const { activity } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
    const year = page.getByRole("figure", { name: "Your Year" });
    const days = year.getByRole("slider", { name: "Your Year: shown point" });
    const said = (date: string) => {
      const day = activity.days.find(({ localDate }) => localDate === date);
      const words = new Intl.DateTimeFormat("en-US", {
        weekday: "short",
        month: "short",
        day: "numeric",
        year: "numeric",
        timeZone: "UTC",
      }).format(new Date(date));
      return `${words}: ${day ? `${day.completions} workout` : "no training"}`;
    };
    await days.focus();
    const steps: [string, string][] = [
      ["ArrowUp", addDays(activity.to, -1)],
      ["ArrowLeft", addDays(activity.to, -8)],
      ["ArrowLeft", addDays(activity.to, -15)],
      ["ArrowRight", addDays(activity.to, -8)],
      ["ArrowDown", addDays(activity.to, -7)],
      ["PageUp", addDays(activity.to, -35)],
      ["Home", activity.from],
      ["ArrowLeft", activity.from],
      ["End", activity.to],
      ["ArrowDown", activity.to],
    ];
    for (const [key, date] of steps) {
      await days.press(key);
      await expect(days, key).toHaveAttribute("aria-valuetext", new RegExp(said(date)));
      await expect(year.locator("p").filter({ hasText: said(date) })).toBeVisible();
    }
  });

  test("a phone shows half a year, and the table all of it", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const { activity } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
    const year = page.getByRole("figure", { name: "Your Year" });
    const days = Number(await year.getByRole("slider").getAttribute("max")) + 1;
    expect(days).toBeGreaterThan(25 * 7);
    expect(days).toBeLessThanOrEqual(26 * 7);
    const summary = year.getByText("Show as table");
    await summary.focus();
    await summary.press("Enter");
    const table = year.getByRole("table", { name: "Your Year" });
    await expect(table.getByRole("rowheader")).toHaveCount(
      activity.days.filter(({ completions }) => completions > 0).length,
    );
    await inspect(page, "tables open");
  });

  test("minutes per week go bar by bar", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/dashboard");
    const { activity } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
    const chart = page.getByRole("figure", { name: "Minutes per Week" });
    const bars = chart.getByRole("slider");
    await bars.focus();
    await expect(bars).toHaveAttribute("aria-valuetext", /^This week: /);
    await bars.press("ArrowLeft");
    const before = activity.weeks.at(-2);
    await expect(bars).toHaveAttribute(
      "aria-valuetext",
      before?.completions ? new RegExp(`${before.completions} workout`) : /no training$/,
    );
  });
});

test.describe("the member's home", () => {
  test("leads into the first workout and to the dashboard, in two calls beside the session", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    const { workouts } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
    const calls = countCalls(page);
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Today's Workout" })).toHaveAttribute(
      "href",
      `/workout/${workouts[0]?.id}`,
    );
    await expect(page.getByRole("link", { name: "View Dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(page.getByText("Workouts completed")).toBeVisible();
    const plan = page.getByRole("region", { name: "Today's Training Plan" });
    await expect(plan.getByRole("link", { name: workouts[0]?.title })).toBeVisible();
    const recent = page.getByRole("region", { name: "Recent Workouts" });
    await expect(recent.getByRole("listitem")).toHaveCount(3);
    for (const { id, title } of workouts.slice(0, 3)) {
      await expect(recent.getByRole("link", { name: title })).toHaveAttribute("href", `/workout/${id}`);
    }
    await expect(recent.getByRole("link", { name: "View All" })).toHaveAttribute("href", "/dashboard");
    expect(calls.sort()).toEqual(["/api/auth/session", "/api/dashboard", "/api/user/stats"]);
  });

  test("leaves stats out that do not load", async ({ page }) => {
    await withoutAnswers(page);
    await page.route("**/api/user/stats", refuse);
    await signIn(page, "member@longroll.test");
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Today's Training Plan" })).toBeVisible();
    await expect(page.getByText("Workouts completed")).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test("without a workout leads to the week, and without either to coaching", async ({ page }) => {
    let week = true;
    await withDashboard(page, (real) => ({ ...real, workouts: [], program: week ? real.program : null }));
    await signIn(page, "member@longroll.test");
    await open(page, "/");
    await expect(page.getByRole("link", { name: "Start Week" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Today's Workout" })).toHaveCount(0);
    week = false;
    await page.reload();
    await expect(page.getByRole("heading", { name: "No Training Plan Available" })).toBeVisible();
  });
});

test.describe("the workout list", () => {
  test("searches while typing, keeps it in the address, and clears it", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/workouts");
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows.first()).toContainText("Today's workout");
    const all = await rows.count();
    expect(all).toBeGreaterThan(3);
    const calls = countCalls(page);
    // Without time to pause, however slowly the keys arrive.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("searchbox", { name: "Search" }).pressSequentially("guard engine");
    await page.clock.resume();
    await expect(page).toHaveURL(/search=guard\+engine/);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("Guard Engine");
    expect(calls.length).toBeLessThanOrEqual(3);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("guard engine");
    await page.getByRole("searchbox", { name: "Search" }).fill("no such thing at all");
    await expect(page.getByRole("heading", { name: "No workouts match" })).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(rows).toHaveCount(all);
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
    await expect(page).toHaveURL(/\/workouts$/);
  });

  test("filters by focus, intensity and length, together", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/workouts");
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Intensity").selectOption("High");
    await expect(page).toHaveURL(/intensity=High/);
    await expect(rows.filter({ hasText: "High intensity" })).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: "High intensity" })).toHaveCount(0);
    await page.getByLabel("Duration").selectOption({ label: "41 to 60 min" });
    // At once: the next choice does not wait until this one is drawn.
    await page.getByLabel("Focus").selectOption("Full Body");
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("The Long Round");
    await page.reload();
    await expect(page.getByLabel("Focus")).toHaveValue("Full Body");
    await expect(rows).toHaveCount(1);
  });

  test("says what was done when, and leads to each workout", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/workouts");
    await expect(page.getByText(/^Last done \w+ \d+/).first()).toBeVisible();
    await expect(page.getByRole("link", { name: /Base Builder/ })).toHaveAttribute("href", /^\/workout\/\d+$/);
  });

  test("grows page by page, and the keyboard goes on with the first new row", async ({ page }) => {
    // The server pages as ever, only with smaller pages than a demo club fills.
    await withoutAnswers(page);
    await page.route(/\/api\/workouts(\?|$)/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("limit", "4");
      return route.fallback({ url: url.toString() });
    });
    await signIn(page, "member@longroll.test");
    await open(page, "/workouts");
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows).toHaveCount(4);
    const more = page.getByRole("button", { name: "Show more" });
    await more.focus();
    await more.press("Enter");
    await expect.poll(() => rows.count()).toBeGreaterThan(4);
    await expect(more).toHaveCount(0);
    const count = await rows.count();
    await expect(rows.nth(4).getByRole("link")).toBeFocused();
    const titles = await rows.getByRole("heading").allTextContents();
    expect(new Set(titles).size).toBe(count);
  });

  test("says when it does not load, and tries again when asked", async ({ page }) => {
    let fails = true;
    await withoutAnswers(page);
    await page.route(/\/api\/workouts(\?|$)/, (route) => (fails ? refuse(route) : route.fallback()));
    await signIn(page, "member@longroll.test");
    await open(page, "/workouts");
    await expect(page.getByRole("alert").filter({ hasText: "Out of order." })).toBeVisible();
    fails = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Today's workout")).toBeVisible();
  });

  test("lists the weeks in a second tab that can be linked to", async ({ page }) => {
    await signIn(page, "member@longroll.test");
    await open(page, "/workouts");
    await page.getByRole("tab", { name: "Past weeks" }).click();
    await expect(page).toHaveURL(/tab=weeks/);
    await page.reload();
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    await expect(rows.getByText("This week")).toHaveCount(1);
    await expect(rows.first().getByRole("link")).toHaveAttribute("href", /^\/weekly-program\/\d+$/);
  });

  test("shows a lapsed member how much is open, and no more than that", async ({ page }) => {
    await signIn(page, "lapsed@longroll.test");
    await open(page, "/workouts");
    await expect(page.getByText(/^2 of \d+ exercises open$/).first()).toBeVisible();
    await withDashboard(page, (real) => ({ ...real, program: null }));
    await open(page, "/dashboard");
    const plan = page.getByRole("region", { name: "Today's Training Plan" });
    await expect(plan.getByRole("link", { name: "Unlock with membership" })).toHaveAttribute("href", "/subscribe");
    await inspectEverywhere(page, page.url());
  });
});

test("a chart follows the pointer", async ({ page }) => {
  await open(page, "/dev/ui");
  const line = page.getByRole("figure", { name: "Back Squat" });
  const points = line.getByRole("slider");
  await expect(points).toHaveAttribute("aria-valuetext", /100 kg/);
  await line.scrollIntoViewIfNeeded();
  // What arrives above it, such as a font, moves it.
  await expect(async () => {
    const box = await points.boundingBox();
    if (!box) throw new Error("The chart has no place on the page.");
    await page.mouse.move(box.x + 3, box.y + box.height / 2);
    await expect(points).toHaveAttribute("aria-valuetext", /: 80 kg/, { timeout: 1000 });
  }).toPass();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** The paths of the API that the page calls from now on. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

/** The real answer with something about it changed, where the demo club cannot be brought into that state. */
async function withDashboard(page: Page, change: (real: Dashboard) => Dashboard): Promise<void> {
  await withoutAnswers(page);
  await page.route("**/api/dashboard", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change(dashboardSchema.parse(await answer.json())) });
  });
}

function refuse(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { message: "Out of order." } });
}

async function statsOf(page: Page): Promise<UserStats> {
  return userStatsSchema.parse(await (await page.request.get("/api/user/stats")).json());
}

/** Completes the first workout now; answers its title. */
async function trainToday(page: Page): Promise<string> {
  const { workouts } = dashboardSchema.parse(await (await page.request.get("/api/dashboard")).json());
  const [workout] = workouts;
  if (!workout) throw new Error("The demo club has no workout.");
  const answer = await page.request.post(`/api/workouts/${workout.id}/complete`, {
    headers: { "Idempotency-Key": crypto.randomUUID() },
    data: { duration: 30 },
    maxRetries: 2,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return workout.title;
}
