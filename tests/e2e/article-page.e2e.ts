import type { Page } from "@playwright/test";
import { PICTURES } from "../media/pictures";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

// Articles are made here.
test.use({ club: "article page" });

const COACH = "coach@longroll.test";
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const back = (page: Page) => page.getByText("Your unsaved changes are back");

test("an article is written on a page of its own, with pictures dropped in, and shown as readers will see it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, COACH);
  await page.goto("/admin?tab=blog");
  await page.getByRole("link", { name: "Write on a page of its own" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Blog Post" })).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Blog title is required")).toBeVisible();
  await expect(page.getByText("Blog slug is required")).toBeVisible();
  await title(page).fill("Grip and grace");
  await expect(page.getByLabel("Slug")).toHaveValue("grip-and-grace");

  await content(page).fill("First words.");
  await content(page).press("End");
  const dropped = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "guard-pass.jpg", { type: "image/jpeg" }));
    return transfer;
  }, PICTURES.jpeg);
  await content(page).dispatchEvent("drop", { dataTransfer: dropped });
  await expect(content(page)).toHaveValue(
    /^First words\.\n\n!\[guard pass\]\(\/objects\/uploads\/[0-9a-f-]{36}\)\n\n$/,
  );
  // A picture from the clipboard has no name: what it shows is asked for, and taken back by undo like anything typed.
  await content(page).evaluate((area, data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "image.png", { type: "image/jpeg" }));
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, PICTURES.jpeg);
  await expect(content(page)).toHaveValue(/!\[what the picture shows\]\(\/objects/);
  await page.keyboard.type("a closed guard");
  await expect(content(page)).toHaveValue(/!\[a closed guard\]\(\/objects/);
  await inspectEverywhere(page, "an article while it is written");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel("Excerpt").fill("Hold less.");
  await page.getByLabel("Tags").fill("grips");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 2, name: "Grip and grace" })).toBeVisible();
  await expect(preview.getByRole("img", { name: "guard pass" })).toBeVisible();
  await expect(preview.getByText("Hold less.")).toBeVisible();
  await expect(title(page)).toBeHidden();
  await inspectEverywhere(page, "an article as readers will see it");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Write" }).click();
  await page.getByRole("checkbox", { name: /^Published/ }).check();
  await content(page).press("ControlOrMeta+s");
  await expect(page.getByText("Blog post created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await title(page).fill("Grip, and grace");
  await expect(page.getByText("Draft kept for you")).toBeVisible();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByText("Blog post updated successfully!")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/blog/grip-and-grace");
  await expect(page.getByRole("heading", { level: 1, name: "Grip, and grace" })).toBeVisible();
  await page.goto("/admin/blog/999999");
  await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
});

test("what is typed outlives a closed tab, an ended session and a cut line, and two tabs know of each other", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, COACH);
  await page.goto("/admin/blog/new");
  const long = "Thumbs ".repeat(28).trim();
  await title(page).fill(long);
  await content(page).fill("Typed before the tab was closed.");
  await page.close({ runBeforeUnload: true });

  const one = await context.newPage();
  await one.setViewportSize({ width: 1440, height: 900 });
  await one.goto("/admin/blog/new");
  await expect(back(one)).toBeVisible();
  await expect(title(one)).toHaveValue(long);
  expect(await one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // A second tab begins with it; what it types on is said in the first, which has its own.
  const two = await context.newPage();
  await two.goto("/admin/blog/new");
  await expect(content(two)).toHaveValue("Typed before the tab was closed.");
  await content(two).fill("Typed in the second tab.");
  const warned = one.getByText("This article is being written elsewhere too");
  await expect(warned).toBeVisible();
  await one.getByRole("button", { name: "Keep mine" }).click();
  await expect(warned).toBeHidden();
  await two.getByRole("button", { name: "Take that text" }).click();
  await expect(content(two)).toHaveValue("Typed before the tab was closed.");
  await two.close();

  // Without a line it is said, and nothing is lost.
  await content(one).fill("Typed on a train.");
  await context.setOffline(true);
  await one.getByRole("button", { name: "Create Post" }).click();
  await expect(one.getByRole("form", { name: "Create Blog Post" }).getByRole("alert")).toBeVisible();
  await expect(content(one)).toHaveValue("Typed on a train.");
  await context.setOffline(false);
  const onServer = async () => (await (await one.request.get("/api/admin/article-drafts/new")).json())?.content;
  await expect.poll(onServer).toContain("Typed on a train.");

  // The session has ended meanwhile: whoever signs in again goes on where they were.
  await context.clearCookies();
  await one.getByRole("button", { name: "Create Post" }).click();
  await expect(one).toHaveURL(/\/sign-in/);
  await signIn(one, COACH);
  await one.goto("/admin/blog/new");
  await expect(back(one)).toBeVisible();
  await expect(content(one)).toHaveValue("Typed on a train.");
  await one.getByRole("button", { name: "Create Post" }).click();
  await expect(one).toHaveURL(/\/admin\/blog\/\d+$/);
  await one.goto("/admin/blog/new");
  await expect(title(one)).toHaveValue("");
  await expect(back(one)).toHaveCount(0);
});

test("what is written on one device comes back on another, and neither overwrites the other's", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, COACH);
  const { id } = (await (
    await page.request.post("/api/admin/blog", { data: { title: "Two desks", slug: "two-desks", content: "Stored." } })
  ).json()) as { id: number };
  await page.goto(`/admin/blog/${id}`);
  await content(page).fill("Written on the laptop.");
  await expect(page.getByText("Draft kept for you")).toBeVisible();

  const phone = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage();
  await signIn(phone, COACH);
  await phone.goto(`/admin/blog/${id}`);
  await expect(back(phone)).toBeVisible();
  await expect(content(phone)).toHaveValue("Written on the laptop.");
  const kept = phone.waitForResponse((answer) => answer.request().method() === "PUT");
  await content(phone).fill("Written on the phone.");
  expect((await kept).status()).toBe(200);

  await content(page).fill("Written on the laptop, again.");
  const warned = page.getByText("This article is being written elsewhere too");
  await expect(warned).toBeVisible();
  await page.getByRole("button", { name: "Take that text" }).click();
  await expect(content(page)).toHaveValue("Written on the phone.");
  await expect(warned).toBeHidden();
  // Nothing of it is the article's before it is saved, and then nothing is left of it.
  const stored = async () => (await (await page.request.get(`/api/admin/blog/${id}`)).json()).content;
  expect(await stored()).toBe("Stored.");
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect.poll(stored).toBe("Written on the phone.");
  await expect.poll(async () => (await page.request.get(`/api/admin/article-drafts/${id}`)).json()).toBeNull();
  await phone.context().close();
});
