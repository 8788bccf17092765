import type { Browser, Locator, Page } from "@playwright/test";
import { CLIP } from "../messages/clip";
import { inspectEverywhere, inspectThemes, isSaid } from "./inspect";
import { expect, type Product, signIn, test } from "./product";

// Read marks and answers stay, and other files count what is unread.
test.use({ club: "messages" });

const clip = { name: "hinge.webm", mimeType: "video/webm", buffer: Buffer.from(CLIP, "base64") };
const history = (page: Page) => page.getByRole("log", { name: "Conversation History" });

test("a member and the coach write to each other, and look at a lift together", async ({ page, browser, product }) => {
  test.setTimeout(180_000);
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Messages 1 unread" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Message Admin" })).toBeVisible();
  await expect(history(page)).toContainText("Then no weight on a bent wrist for two weeks");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeDisabled();

  const coach = await openInbox(browser, product);
  await coach.getByRole("link", { name: /Renata Moraes/ }).click();
  await expect(coach.getByRole("complementary", { name: "About Renata" })).toContainText("Annual");
  await expect(history(coach).getByText("Read", { exact: true })).toBeVisible();

  // Words, both ways; each sees that the other has read them.
  await page.getByLabel("Your message").fill("The wrist is fine again.");
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("The wrist is fine again.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message has been sent to the admin.")).toBeVisible();
  await expect(history(coach)).toContainText("The wrist is fine again.");
  await coach.keyboard.press("r");
  await expect(coach.getByLabel("Reply to Renata Moraes")).toBeFocused();
  await coach.keyboard.type("Good. Back to front squats on Monday.");
  await coach.keyboard.press("Control+Enter");
  await expect(history(page)).toContainText("Back to front squats on Monday.");
  await expect(history(page).getByText("Read", { exact: true })).toBeVisible();
  await expect(history(coach).getByText("Read", { exact: true })).toBeVisible();

  // What does not arrive stays, also over a reload, and arrives once.
  await page.route("**/api/messages", async (route) => {
    if (route.request().method() === "POST") await route.fulfill({ status: 503, json: { message: "Out of order." } });
    else await route.fallback();
  });
  await page.getByLabel("Your message").fill("And the chin-ups?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(history(page).getByText("Not sent. Out of order.")).toBeVisible();
  await page.unroute("**/api/messages");
  await page.reload();
  await expect(history(page).getByText("Not sent. Out of order.")).toBeVisible();
  await history(page).getByRole("button", { name: "Try again" }).click();
  await expect(history(page).getByText("Not sent.")).toHaveCount(0);
  await expect(history(coach).getByText("And the chin-ups?")).toHaveCount(1);

  // A form check with its clip.
  await page.getByRole("radio", { name: "Form Check" }).check();
  await page.getByLabel("Video", { exact: true }).setInputFiles(clip);
  await expect(page.getByLabel("Your video")).toBeVisible();
  await page.getByLabel("Your message").fill("Is the hinge early enough?");
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && /\/api\/messages$/.test(answer.url()),
  );
  await page.getByRole("button", { name: "Send Message" }).click();
  await sent;
  // What was read meanwhile may show it beside the one that is on its way.
  await expect(history(page).getByLabel("Video from you")).toHaveCount(2);
  await expect(history(page).getByLabel("Video from you").last()).toBeVisible();
  await inspectEverywhere(page, "a member's messages", "main");
  await page.setViewportSize({ width: 390, height: 844 });

  // The desk: a moment, a line by mouse, an angle by keyboard, a remark, a voice.
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
  await board.focus();
  await coach.keyboard.press("a");
  await expect(coach.getByRole("radio", { name: "Angle" })).toBeChecked();
  for (const key of ["Enter", "Shift+ArrowUp", "Enter", "Shift+ArrowRight", "Enter"]) await coach.keyboard.press(key);
  await coach.getByLabel(/^Remark at/).fill("Hips first, then the knees.");
  await coach.getByRole("button", { name: "Add remark" }).click();
  const remarks = coach.getByRole("list", { name: "Remarks" });
  await expect(remarks).toContainText("With a line, an angle of");
  await coach.evaluate(refuseMicrophone);
  await coach.getByRole("button", { name: "Record a voice note" }).click();
  await expect(coach.getByRole("alert").getByText("does not let this site use the microphone")).toBeVisible();
  await coach.evaluate(hum);
  await coach.getByRole("button", { name: "Record a voice note" }).click();
  await coach.getByRole("button", { name: /^Stop recording, (?!0:00)/ }).click();
  await expect(coach.getByLabel("Your voice note")).toBeVisible();
  await inspectEverywhere(coach, "the desk for form checks", "main");
  await coach.setViewportSize({ width: 1440, height: 900 });
  await coach.getByRole("button", { name: "Send Form Check" }).click();
  await expect(coach.getByText("Your message has been sent to Renata Moraes.")).toBeVisible();

  // The member presses the remark: the clip goes there, and the drawing shows.
  const remark = history(page).getByRole("button", { name: /Hips first, then the knees/ });
  await remark.click();
  await expect(remark).toHaveAttribute("aria-pressed", "true");
  await expect(history(page).getByRole("img", { name: /Drawn at 0:0.*: a line, an angle of/ })).toBeVisible();
  const moment = () =>
    history(page)
      .getByLabel("Your form check")
      .last()
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(moment).toBeGreaterThan(0);
  await expect(history(page).getByLabel("Voice note from Admin")).toBeVisible();

  // A reply that is given often, and a line that is done.
  await coach.getByRole("button", { name: "Saved replies" }).click();
  const dialog = coach.getByRole("dialog", { name: "Saved replies" });
  await dialog.getByRole("button", { name: "New reply" }).click();
  await dialog.getByLabel("Name").fill("Film from the side");
  // Closed in between, it is still there.
  await coach.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await coach.getByRole("button", { name: "Saved replies" }).click();
  await dialog.getByRole("button", { name: "New reply" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Film from the side");
  await dialog.getByLabel("Reply").fill("Please film it from the side, at hip height.");
  await dialog.getByRole("button", { name: "Keep reply" }).click();
  await dialog.getByRole("button", { name: "Insert Film from the side" }).click();
  await expect(coach.getByLabel("Reply to Renata Moraes")).toHaveValue("Please film it from the side, at hip height.");
  await coach.getByRole("button", { name: "Resolve", exact: true }).click();
  await expect(coach.getByRole("button", { name: "Take up again" })).toBeVisible();
  await inspectEverywhere(coach, "the inbox", "main");
  await coach.setViewportSize({ width: 1440, height: 900 });
  await coach.getByLabel("Show").selectOption("waiting");
  await expect(coach.getByRole("link", { name: /Lucía Ferrer/ })).toBeVisible();
  await expect(coach.getByRole("link", { name: /Renata Moraes/ })).toHaveCount(0);
  await coach.getByLabel("Search by name or e-mail").fill("nobody of that name");
  await expect(coach.getByRole("heading", { name: "Nothing here" })).toBeVisible();

  // Admins have no line of their own; a link opens a member's with words to begin with.
  await coach.goto("/messages");
  await expect(coach.getByText("Admin Message Management")).toBeVisible();
  await coach.getByRole("link", { name: "Open the inbox" }).click();
  await coach.getByRole("link", { name: /Samir Haddad/ }).click();
  await expect(coach).toHaveURL(/[?&]member=/);
  const member = new URL(coach.url()).searchParams.get("member");
  await coach.goto(`/admin/messages?member=${member}&text=Hello%20Samir`);
  await expect(coach.getByLabel("Reply to Samir Haddad")).toHaveValue("Hello Samir");
  await coach.context().close();
});

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
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  return page;
}

/** What a browser does whose user has said no. */
function refuseMicrophone(): void {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
}

/** A microphone in a room where somebody hums. */
function hum(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    await context.resume();
    const into = context.createMediaStreamDestination();
    const tone = context.createOscillator();
    tone.connect(into);
    tone.start();
    return into.stream;
  };
}

test("the oldest message is answered in two presses, and the next by keys alone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(countPresses);
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin");
  await page.evaluate(keepReply, "{first name}, film it from the side. {brackets}");
  await page
    .getByRole("link", { name: /^(Answer|Review) / })
    .first()
    .click();
  const field = page.getByRole("textbox", { name: /^Reply to / });
  await expect(field).toBeFocused();
  const first = page.url();
  const [, firstName] = /^Reply to (\S+)/.exec(await labelOf(field)) ?? [];
  await expect(field).toHaveAttribute("placeholder", /; for a saved one/);
  await page.keyboard.type("First. ;sidew");
  const option = page.getByRole("option", { name: /^Sideways/ });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await inspectThemes(page, "saved replies while writing", "main");
  await page.keyboard.press("Escape");
  await expect(option).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type("a");
  await expect(option).toHaveCount(0);
  await page.keyboard.press("Backspace");
  for (const _ of ";sidew") await page.keyboard.press("Backspace");
  await page.keyboard.type(";sidew");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(`First. ${firstName}, film it from the side. {brackets}`);
  await page.getByRole("button", { name: "Send Reply" }).click();
  await isSaid(page, "Message sent!");
  expect(await page.evaluate(() => Number(sessionStorage.getItem("presses")))).toBe(2);

  // Out of the field, on to who waits longest now, answered, and back to the list.
  await field.focus();
  await page.keyboard.press("Escape");
  await expect(history(page)).toBeFocused();
  await page.keyboard.press("n");
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(field).toBeVisible();
  await page.keyboard.press("r");
  await page.keyboard.type("Lift before, two hours apart.");
  await page.keyboard.press("Control+Enter");
  await expect(history(page).getByText("Lift before, two hours apart.")).toBeVisible();
  await expect(page.getByText("Sending…")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(history(page)).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByText("Nobody else waits for an answer.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\/messages\??$/);
  const rows = page.locator("a[id^=conversation-]");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("k");
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => Number(sessionStorage.getItem("presses")))).toBe(2);

  // A phone shows one of the three at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows.first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Send Reply" })).toBeInViewport();
  await page.getByRole("link", { name: /^About / }).click();
  await expect(page.getByRole("complementary", { name: /^About / })).toBeVisible();
  await expect(field).toBeHidden();
  await page.getByRole("link", { name: "Back to the conversation" }).click();
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(rows.first()).toBeFocused();
});

const labelOf = (field: Locator) => field.evaluate((area: HTMLTextAreaElement) => area.labels[0]?.textContent ?? "");

/** Counts presses of a pointer, over page loads. */
function countPresses(): void {
  document.addEventListener(
    "click",
    ({ detail }) => {
      if (detail > 0) sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
    },
    true,
  );
}

async function keepReply(content: string): Promise<void> {
  await fetch("/api/admin/saved-replies", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title: "Sideways", content }),
  });
}

test("a clip that was recorded piece by piece has its length, and stands at its start", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/messages");
  await page.getByRole("radio", { name: "Form Check" }).check();
  const recorded = await page.evaluate(recordInPieces);
  await page
    .getByLabel("Video", { exact: true })
    .setInputFiles({ name: "live.webm", mimeType: "video/webm", buffer: Buffer.from(recorded, "base64") });
  const preview = page.getByLabel("Your video");
  const state = () =>
    preview.evaluate(({ duration, currentTime, seeking }: HTMLVideoElement) => ({
      known: Number.isFinite(duration) && duration > 0,
      currentTime,
      seeking,
    }));
  await expect.poll(state).toEqual({ known: true, currentTime: 0, seeking: false });
});

/** A second of a picture that changes; in pieces, a recorder cannot write down at the start how long it became. */
async function recordInPieces(): Promise<string> {
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
  const pieces: Blob[] = [];
  recorder.start(100);
  let drawn = 0;
  const timer = setInterval(() => drawing?.fillRect(0, 0, drawn++, 20), 40);
  await new Promise<void>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => {
      pieces.push(data);
      if (pieces.length === 10) recorder.stop();
    });
    recorder.addEventListener("stop", () => resolve());
  });
  clearInterval(timer);
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}
