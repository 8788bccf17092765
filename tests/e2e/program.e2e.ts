import { inspect, withoutAnswers } from "./inspect";
import { expect, signIn, test } from "./product";

test("a printed week fits two sheets of A4, whichever option and theme", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as { id: number };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    let count = 0;
    window.print = () => {
      count += 1;
      document.documentElement.setAttribute("data-printed", String(count));
    };
  });
  await page.goto(`/weekly-program/${week.id}`);
  for (const [index, option] of ["No Equipment", "Equipment", "Coach's Program"].entries()) {
    await page.getByRole("button", { name: "Print the week" }).click();
    await page.getByRole("menuitem", { name: option, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", String(index + 1));
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await test.info().attach(`week-${option}.pdf`, { body: pdf, contentType: "application/pdf" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length, option).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const sheet = page.locator("main > [aria-hidden]").last();
    await expect(sheet).toContainText(option);
    await expect(sheet).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    const ink = await sheet.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(ink).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    await page.emulateMedia({ media: null, colorScheme: "dark" });
  }
});

test("the weekend says what is left of the week and what is next", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as {
    id: number;
    startDate: string;
  };
  const saturday = new Date(`${week.startDate}T10:00:00Z`);
  saturday.setUTCDate(saturday.getUTCDate() + 5);
  await page.clock.setFixedTime(saturday);
  await page.goto(`/weekly-program/${week.id}`);
  await expect(page.getByText("It is the weekend.")).toBeVisible();
  await expect(
    page.getByText(/^It is the weekend\. (Still open from this week:|All of this week is done)/),
  ).toBeVisible();
  saturday.setUTCDate(saturday.getUTCDate() - 7);
  await page.clock.setFixedTime(saturday);
  await page.reload();
  await expect(page.getByText(/Next is Monday, “.+”: this week starts on/)).toBeVisible();
});

test("the weekend tells nobody without a membership that they could train what they have missed", async ({ page }) => {
  await signIn(page, "lapsed@longroll.test");
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as {
    id: number;
    startDate: string;
  };
  const saturday = new Date(`${week.startDate}T10:00:00Z`);
  saturday.setUTCDate(saturday.getUTCDate() + 5);
  await page.clock.setFixedTime(saturday);
  await page.goto(`/weekly-program/${week.id}`);
  await expect(page.getByText("It is the weekend. This week is over. The next one starts on Monday.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Unlock with membership" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Week" })).toBeVisible();
  await expect(page.getByText("It is the weekend.")).toHaveCount(0);
});

test("only an admin is offered to edit the week", async ({ page, browser, baseURL }) => {
  await signIn(page, "member@longroll.test");
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as { id: number };
  await page.goto(`/weekly-program/${week.id}`);
  await expect(page.getByRole("button", { name: "Print the week" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  const coach = await (await browser.newContext({ baseURL })).newPage();
  await signIn(coach, "coach@longroll.test");
  await coach.goto(`/weekly-program/${week.id}`);
  await expect(coach.getByRole("link", { name: "Edit", exact: true })).toHaveAttribute(
    "href",
    `/admin/weekly-programs/${week.id}/edit`,
  );
  await coach.context().close();
});

test("a completion pressed by mistake is taken back", async ({ page }) => {
  await signIn(page, "trial@longroll.test");
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as { id: number };
  const completed = async () =>
    ((await (await page.request.get("/api/user/stats")).json()) as { workoutsCompleted: number }).workoutsCompleted;
  const before = await completed();
  await page.goto(`/weekly-program/${week.id}?day=5`);
  await page.getByRole("button", { name: /^Complete / }).click();
  await expect(page.getByRole("button", { name: "Done today" })).toBeVisible();
  await expect.poll(completed).toBe(before + 1);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("button", { name: /^Complete / })).toBeVisible();
  await expect.poll(completed).toBe(before);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Complete / })).toBeVisible();
});

test("a day that was completed takes a note, for the coach or for the member alone", async ({
  page,
  browser,
  baseURL,
}) => {
  const coach = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signIn(coach, "coach@longroll.test");
  const isRead = async () =>
    (await (await coach.request.get("/api/admin/training?show=all")).text()).includes("Grip gave out first.");
  await signIn(page, "trial@longroll.test");
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as { id: number };
  await page.goto(`/weekly-program/${week.id}?day=4`);
  await page.getByRole("button", { name: /^Complete / }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("A note to Mateus").fill("Grip gave out first.");
  await inspect(page, "a note on a completed day");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("It is kept with the workout.", { exact: true })).toBeVisible();
  expect(await isRead()).toBe(true);
  await page.getByRole("button", { name: "Change note" }).click();
  await page.getByLabel("Only for me").check();
  await expect(page.getByLabel("A note of your own")).toHaveValue("Grip gave out first.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await isRead()).toBe(false);
  await coach.context().close();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("button", { name: /^Complete / })).toBeVisible();
});

test("the week is two calls beside the session, and one for somebody who may not train", async ({ page }) => {
  const called: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !/^\/api\/auth\/(user|session)$/.test(pathname)) called.push(pathname);
  });
  await withoutAnswers(page);
  for (const [who, paths] of [
    ["member@longroll.test", ["", "/training"]],
    ["lapsed@longroll.test", [""]],
  ] as const) {
    await signIn(page, who);
    const { id } = (await (await page.request.get("/api/weekly-programs/current")).json()) as { id: number };
    called.length = 0;
    await page.goto(`/weekly-program/${id}`);
    const expected = paths.map((path) => `/api/weekly-programs/${id}${path}`);
    await expect(page.getByText(/^(Log sets|\d+ more exercises)/).first()).toBeVisible();
    await expect.poll(() => [...called].sort(), who).toEqual(expected);
    await page.waitForLoadState("networkidle");
    expect(called.sort(), who).toEqual(expected);
  }
});
