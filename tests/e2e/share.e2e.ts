import type { Page } from "@playwright/test";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ serviceWorkers: "allow" });

/** What the system does when another app shares `name`; `read` answers its bytes, in the page. */
async function shareWith(page: Page, name: string, type: string, read: () => Promise<number[]>): Promise<void> {
  await page.evaluate(
    ({ name, type, bytes }) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const form = Object.assign(document.createElement("form"), {
        method: "POST",
        action: "/messages",
        enctype: "multipart/form-data",
      });
      const input = Object.assign(document.createElement("input"), { type: "file", name: "media" });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { name, type, bytes: await page.evaluate(read) },
  );
}

/** A small picture. */
async function drawn(): Promise<number[]> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext("2d")?.fillRect(0, 0, 32, 48);
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}

test("what another app shares waits on the device until the member adds it to a form check, or leaves", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/messages");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const offer = page.getByRole("status").filter({ hasText: "squat.png" });

  const share = () => shareWith(page, "squat.png", "image/png", drawn);

  await share();
  await expect(offer).toBeVisible();
  await inspectEverywhere(page, "a shared file that waits");
  // Nothing has gone anywhere: it is there after a reload too.
  await page.reload();
  await offer.getByRole("button", { name: "Add to your message" }).click();
  await expect(page.getByRole("radio", { name: /^Form Check/ })).toBeChecked();
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await share();
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Send Message" })).toBeVisible();
  await expect(offer).toHaveCount(0);

  // Whoever signs out leaves nothing behind.
  await share();
  await expect(offer).toBeVisible();
  await page.goto("/api/logout");
  await expect(page).toHaveURL(/\/sign-in|\/$/);
  await signIn(page, "trial@longroll.test");
  await page.goto("/messages");
  await expect(page.getByRole("heading", { name: "Send Message" })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("a clip shared from the phone's gallery is sent as a form check, and plays", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/messages");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const clips = page.getByRole("log").locator("video");
  await expect(clips.first()).toBeVisible();
  const before = await clips.count();
  await shareWith(page, "deadlift.webm", "video/webm", async () => {
    const clip = await fetch(document.querySelector("video")?.currentSrc ?? "");
    return [...new Uint8Array(await clip.arrayBuffer())];
  });
  await page.getByRole("button", { name: "Add to your message" }).click();
  await page.getByRole("textbox", { name: "Your message" }).fill("Third set, from the gallery.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Third set, from the gallery.")).toBeVisible();
  await expect(clips).toHaveCount(before + 1);
  const sent = clips.last();
  await expect.poll(() => sent.evaluate((clip: HTMLVideoElement) => clip.readyState)).toBeGreaterThan(0);
  expect(await sent.evaluate((clip: HTMLVideoElement) => clip.duration)).toBeGreaterThan(1);
  const messages = await (await page.request.get("/api/messages")).json();
  expect(JSON.stringify(messages)).toContain("Third set, from the gallery.");
});
