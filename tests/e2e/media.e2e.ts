import type { Page, Route } from "@playwright/test";
import { MEDIA_MAX_BYTES } from "../../worker/contract/media-limits";
import { PICTURES } from "../media/pictures";
import { inspect, inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

const photo = { name: "squat.jpg", mimeType: "image/jpeg", buffer: Buffer.from(PICTURES.jpeg, "base64") };
const UPLOADED = /^\/objects\/uploads\/[0-9a-f-]{36}$/;

/** A picture that is really shown, upright: the phone had noted that it stands on its side. */
const upright = (page: Page, src: string) =>
  expect
    .poll(() =>
      page
        .locator(`img[src="${src}"]`)
        .first()
        .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
    )
    .toEqual([16, 24]);

test("pictures go into an article, and readers see them once it is published", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin?tab=blog");
  await page.getByLabel("Title").fill("Squats in pictures");
  const form = page.getByRole("form", { name: "Create Blog Post" });
  const dialog = page.getByRole("dialog", { name: "Upload Media" });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    dialog.getByLabel("Photo", { exact: true }).setInputFiles(file);

  // The one below the address field; the other is in the toolbar.
  await form.getByRole("button", { name: "Upload image" }).last().click();
  await expect(dialog.getByRole("button", { name: "Upload", exact: true })).toBeDisabled();
  await choose({ ...photo, buffer: Buffer.alloc(MEDIA_MAX_BYTES.image + 1) });
  await expect(page.getByText("Maximum file size is 10MB", { exact: true })).toBeVisible();
  await choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
  await expect(page.getByText("Choose a picture: JPEG, PNG, WebP or GIF.", { exact: true })).toBeVisible();
  // Of two at once one is taken, and what is said of the other is not said over.
  const two = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ["one.png", "two.png"]) transfer.items.add(new File(["picture"], name, { type: "image/png" }));
    return transfer;
  });
  await dialog.locator("label", { hasText: "drop here" }).dispatchEvent("drop", { dataTransfer: two });
  await expect(dialog.getByRole("listitem")).toContainText("one.png");
  await expect(page.getByText("Too many files", { exact: true })).toBeVisible();
  await expect(page.getByText("Maximum 1 file(s) allowed", { exact: true })).toBeVisible();
  await choose(photo);
  await expect(dialog.getByRole("listitem")).toContainText("squat.jpg1 KB");
  await dialog.getByRole("button", { name: "Remove squat.jpg" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);

  // While it is on its way it can be cancelled; a refusal leaves the dialog as it was, and a second try works.
  let answer: (route: Route) => unknown = () => {};
  await page.route("**/objects/uploads/*", (route) =>
    route.request().method() === "PUT" ? answer(route) : route.continue(),
  );
  await choose(photo);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Uploading..." })).toBeVisible();
  await expect(dialog.getByRole("progressbar", { name: "Uploading" })).toBeVisible();
  await inspectEverywhere(page, "an upload under way", '[role="dialog"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByLabel("Featured Image")).toHaveValue("");

  answer = (route) => route.fulfill({ status: 503, json: { message: "The file store is resting." } });
  await form.getByRole("button", { name: "Upload image" }).last().click();
  await choose(photo);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText("Failed to upload files. Please try again.")).toBeVisible();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await inspect(page, "an upload that failed", undefined, '[role="dialog"]');
  await page.unroute("**/objects/uploads/*");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("1 file(s) uploaded successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByLabel("Featured Image")).toHaveValue(UPLOADED);
  const featured = await form.getByLabel("Featured Image").inputValue();
  await upright(page, featured);

  // In the text it stands where the caret was, with what it shows still to be told.
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("Before.\n\n");
  await form.getByRole("button", { name: "Upload image" }).first().click();
  await choose(photo);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(content).toHaveValue(/^Before\.\n\n!\[what the picture shows\]\(\/objects\/uploads\/[0-9a-f-]{36}\)$/);
  // Until the dialog has gone, the focus may move once more.
  await expect(dialog).toHaveCount(0);
  await expect(content).toBeFocused();
  await page.keyboard.type("A deep squat");
  await expect(content).toHaveValue(/!\[A deep squat\]\(/);
  const inside = /\((.*)\)/.exec(await content.inputValue())?.[1] ?? "";
  await upright(page, inside);
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Blog post created successfully!")).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  expect((await visitor.request.get(inside, { maxRetries: 2 })).status()).toBe(401);
  await page.getByRole("button", { name: "Edit Squats in pictures" }).click();
  await page.getByLabel("Published").check();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByText("Blog post updated successfully!")).toBeVisible();
  await visitor.goto("/blog/squats-in-pictures");
  await expect(visitor.getByRole("img", { name: "A deep squat" })).toBeVisible();
  for (const picture of [featured, inside]) await upright(visitor, picture);
  const head = await visitor.locator('meta[property="og:image"]').getAttribute("content");
  expect(head).toBe(`${baseURL}${featured}`);
  await visitor.context().close();
});
