import type { Browser, Page } from "@playwright/test";
import type { Workout } from "../../worker/contract/workouts";
import { CLIP } from "../messages/clip";
import { inspectEverywhere, inspectThemes } from "./inspect";
import { expect, type Product, signIn, test } from "./product";

// Clips and cues stay.
test.use({ club: "cues", serviceWorkers: "allow" });

const LIFT = "Goblet Squat";
const clip = (name: string) => ({ name, mimeType: "video/webm", buffer: Buffer.from(CLIP, "base64") });
const history = (page: Page) => page.getByRole("log", { name: "Conversation History" });
const cues = (page: Page) => page.getByRole("list", { name: `Cues for ${LIFT}` });

async function longRound(page: Page): Promise<Workout> {
  const workouts = (await (await page.request.get("/api/workouts")).json()) as Workout[];
  const found = workouts.find(({ title }) => title === "The Long Round");
  if (!found) throw new Error("the demo club has no long round");
  return (await (await page.request.get(`/api/workouts/${found.id}`)).json()) as Workout;
}

/** The session of the workout, at its squats. */
async function squats(page: Page, { id, exercises }: Workout): Promise<void> {
  await page.goto(`/workout/${id}/session`);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  const at = exercises.findIndex(({ name }) => name === LIFT);
  for (let step = 0; step < at; step += 1) await page.getByRole("button", { name: "Next exercise" }).click();
  await expect(page.getByRole("heading", { level: 2, name: LIFT })).toBeVisible();
}

async function film(page: Page, file: string): Promise<void> {
  await page.getByRole("button", { name: `Film this set of ${LIFT}` }).click();
  const dialog = page.getByRole("dialog", { name: "Film this set" });
  await expect(dialog.getByRole("button", { name: "Send to your coach" })).toBeDisabled();
  await dialog.getByLabel("Choose a clip").setInputFiles(clip(file));
  await expect(dialog.getByLabel("Your clip")).toBeVisible();
}

async function openInbox(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    timezoneId: "Europe/Lisbon",
    locale: "en-US",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/messages");
  return page;
}

test("a set is filmed, the coach keeps what they see as a cue, and it is there the next time until it is ticked off", async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  await signIn(page, "member@longroll.test");
  const workout = await longRound(page);
  // Once from the list, for something to compare with.
  await page.goto(`/workout/${workout.id}`);
  const row = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: LIFT, exact: true }) });
  await expect(row).toBeVisible();
  await row.getByText("Log sets").click();
  await film(page, "first.webm");
  await page.getByRole("button", { name: "Send to your coach" }).click();
  await expect(page.getByText("Form check sent")).toBeVisible();

  await squats(page, workout);
  await film(page, "second.webm");
  const dialog = page.getByRole("dialog", { name: "Film this set" });
  await dialog.getByText("2", { exact: true }).click();
  await expect(dialog).toContainText(new RegExp(`${LIFT} · set 2 · .*\\d`));
  await dialog.getByLabel("What should your coach look at?").fill("Do the heels stay down?");
  // Closed in between, nothing of it is lost.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: `Film this set of ${LIFT}` }).click();
  await expect(dialog.getByLabel("What should your coach look at?")).toHaveValue("Do the heels stay down?");
  await inspectThemes(page, "a set that is filmed", "[role=dialog]");
  await dialog.getByRole("button", { name: "Send to your coach" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Your coach has your ${LIFT}, set 2.`)).toBeVisible();
  await page.goto("/messages");
  await expect(history(page)).toContainText(new RegExp(`${LIFT} · set 2 · `));
  await expect(history(page)).toContainText("The Long Round");

  // The desk: drawn, said, kept.
  const coach = await openInbox(browser, product);
  await coach.getByRole("link", { name: /Renata Moraes/ }).click();
  await expect(history(coach)).toContainText(new RegExp(`${LIFT} · set 2 · `));
  await history(coach).getByRole("link", { name: "Check the form" }).last().click();
  const board = coach.getByRole("application", { name: "Drawing board" });
  await expect(board).toBeVisible();
  const forward = coach.getByRole("button", { name: "One frame on" });
  await expect(async () => {
    await forward.click();
    await expect(coach.getByText("Remark at 0:00.00")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await board.hover({ position: { x: 40, y: 60 } });
  await coach.mouse.down();
  await board.hover({ position: { x: 120, y: 160 } });
  await coach.mouse.up();
  await coach.getByLabel(/^Remark at/).fill("Knees over the toes.");
  await coach.getByRole("button", { name: "Add remark" }).click();
  await coach.getByRole("button", { name: "Keep as a cue “Knees over the toes.”" }).click();
  await expect(coach.getByText("Kept as a cue")).toBeVisible();
  const open = coach.getByRole("list", { name: `Open cues for ${LIFT}` });
  const own = coach.getByLabel("A cue in your own words");
  const section = coach.getByRole("region", { name: "Cues for the next time" });
  const keep = section.getByRole("button", { name: "Keep as a cue", exact: true });
  await own.fill("Big breath first.");
  await keep.click();
  await expect(open.getByRole("listitem")).toHaveCount(2);
  // The third is told what to tick off, and its words stay.
  await own.fill("Chest up.");
  await keep.click();
  await expect(section.getByRole("alert")).toContainText("“Big breath first.” and “Knees over the toes.”");
  await expect(own).toHaveValue("Chest up.");
  await open.getByRole("button", { name: "Tick off “Big breath first.”" }).click();
  await expect(open.getByRole("listitem")).toHaveCount(1);

  // The earlier clip beside this one, moved along together.
  await coach.getByRole("button", { name: "Beside an earlier clip" }).click();
  const both = coach.getByRole("slider", { name: "Moment of both clips" });
  const moments = () =>
    coach.evaluate(() =>
      ["The earlier clip", "This clip"].map(
        (label) => document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`)?.currentTime ?? -1,
      ),
    );
  await expect.poll(async () => Number(await both.getAttribute("max"))).toBeGreaterThan(1);
  await both.fill("1");
  await expect.poll(moments).toEqual([1, 1]);
  await both.focus();
  await coach.keyboard.press("]");
  await expect.poll(async () => (await moments())[0]).toBeCloseTo(1 + 1 / 30, 2);
  await coach.keyboard.press(".");
  await expect.poll(async () => (await moments())[1]).toBeCloseTo(1 + 1 / 30, 2);
  await coach.getByRole("button", { name: "Play both" }).click();
  await expect(coach.getByRole("button", { name: "Play both" })).toBeVisible();
  await expect.poll(async () => (await moments())[1]).toBeGreaterThan(1.5);
  await inspectEverywhere(coach, "two clips beside each other", "main");
  await coach.setViewportSize({ width: 1440, height: 900 });
  await coach.getByRole("button", { name: "Send Form Check" }).click();
  await expect(coach.getByText("Your message has been sent to Renata Moraes.")).toBeVisible();
  await expect(coach.getByRole("complementary", { name: "About Renata" })).toContainText("Knees over the toes.");

  // The next time it is beside the lift, in the list and in the session.
  await page.goto(`/workout/${workout.id}`);
  await expect(cues(page)).toContainText("Knees over the toes.");
  await page.goto(`/workout/${workout.id}/session`);
  await expect(cues(page)).toContainText("Knees over the toes.");
  await cues(page).getByRole("button", { name: "Show on your clip" }).click();
  await expect(cues(page).getByRole("img", { name: /^Drawn at 0:0.*: a line$/ })).toBeVisible();
  await inspectThemes(page, "a cue in the session", "main");
  await cues(page).getByRole("link", { name: "Open the form check" }).click();
  const sought = history(page).getByRole("article").filter({ hasText: "Do the heels stay down?" });
  await expect(sought).toBeFocused();
  await expect(sought).toBeInViewport();
  await page.goBack();
  await cues(page)
    .getByRole("button", { name: /^Got it/ })
    .click();
  await expect(cues(page)).toContainText("Done with: Knees over the toes.");
  await cues(page).getByRole("button", { name: "Undo" }).click();
  await expect(cues(page).getByRole("button", { name: /^Got it/ })).toBeVisible();
  const ticked = page.waitForResponse((answer) => answer.url().includes("/lift-cues/") && answer.ok());
  await cues(page)
    .getByRole("button", { name: /^Got it/ })
    .click();
  await ticked;
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: LIFT })).toBeVisible();
  await expect(page.getByRole("button", { name: `Film this set of ${LIFT}` })).toBeVisible();
  await expect(cues(page)).toHaveCount(0);
  await coach.context().close();
});

test("a set that is filmed and a cue that is ticked off in flight mode are sent when the network is back", async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "member@longroll.test");
  const member = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  const coach = await browser.newContext({ baseURL: product.url });
  const desk = await coach.newPage();
  await signIn(desk, "coach@longroll.test");
  const kept = await desk.request.post(`/api/admin/users/${member.id}/lift-cues`, {
    data: { exercise: LIFT, text: "Heels stay down." },
  });
  expect(kept.status()).toBe(201);
  const workout = await longRound(page);
  await page.goto(`/workout/${workout.id}/session`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await squats(page, workout);
  await expect(cues(page)).toContainText("Heels stay down.");
  // Its code is there from the first time on.
  await film(page, "away.webm");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(cues(page)).toContainText("Heels stay down.");
  await context.setOffline(true);
  await cues(page)
    .getByRole("button", { name: /^Got it/ })
    .click();
  await expect(page.getByText("1 cue that you ticked off waits to be sent.")).toBeVisible();
  await film(page, "away.webm");
  await page.getByRole("button", { name: "Send to your coach" }).click();
  await expect(page.getByText(/Kept on this device|On its way/).first()).toBeVisible();
  await expect(page.getByText("1 filmed set waits to be sent.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `Film this set of ${LIFT}` })).toBeVisible();
  await expect(cues(page)).toHaveCount(0);
  await expect(page.getByText("1 filmed set waits to be sent.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 filmed set waits to be sent.")).toBeHidden({ timeout: 60_000 });
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /\.cue\./.test(key))))
    .toEqual([]);
  const newest = async () => {
    const [message] = (await (await page.request.get("/api/messages")).json()) as { filmed?: { exercise: string } }[];
    return message?.filmed?.exercise;
  };
  await expect.poll(newest).toBe(LIFT);
  const panel = (await (await desk.request.get(`/api/admin/conversations/${member.id}`)).json()) as object;
  expect("cues" in panel).toBe(false);
  await coach.close();
});
