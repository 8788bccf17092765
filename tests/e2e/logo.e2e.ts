import type { Page } from "@playwright/test";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

const DRAWN = (inside: string, more = "") =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sodipodi="http://sodipodi.sourceforge.net/x" sodipodi:docname="C:\\\\logo.svg" viewBox="0 0 100 100" ${more}><metadata>Made by hand</metadata><circle cx="50" cy="50" r="40" fill="#0a7d4b"/>${inside}</svg>`;

async function choose(page: Page, name: string, text: string | Buffer) {
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text as string) });
}

test("a coach's logo is drawn from one file, looked at, published and taken back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/site");
  const upload = page.getByRole("button", { name: "Upload logo" });
  await expect(upload).toBeVisible();

  for (const [text, words] of [
    [DRAWN("<script>alert(1)</script>"), /carries a script/],
    [DRAWN("", 'onload="alert(1)"'), /runs something by itself \(onload\)/],
    [DRAWN('<image href="https://example.com/x.png"/>'), /no plain shape: <image>/],
    [DRAWN('<use xlink:href="https://example.com/x.svg#a"/>'), /from elsewhere \(https:\/\/example\.com/],
    [DRAWN('<rect width="9" height="9" fill="url(https://example.com/#a)"/>'), /from elsewhere/],
    [DRAWN("<style>@import 'https://example.com/x.css';</style>"), /from elsewhere/],
    [DRAWN("<foreignObject><b>x</b></foreignObject>"), /no plain shape: <foreignObject>/],
    [DRAWN("<animate attributeName='r' to='1'/>"), /no plain shape: <animate>/],
    ["<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'></svg>", /damaged/],
    ["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>", /all transparent/],
    ["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 9'><rect width='90' height='9'/></svg>", /lettering/],
    ["GIF89a", /an SVG or a PNG/],
  ] as const) {
    await choose(page, "logo.svg", text);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("img", { name: "On shared links" })).toHaveCount(0);
  }

  await choose(page, "logo.svg", DRAWN('<path d="M30 50h40" stroke="#fff" stroke-width="9"/>'));
  const card = page.getByRole("img", { name: "On shared links" });
  await expect(card).toBeVisible();
  expect(
    await card.evaluate((img: HTMLImageElement) => img.decode().then(() => [img.naturalWidth, img.naturalHeight])),
  ).toEqual([1200, 630]);
  await inspectEverywhere(page, "a logo that was chosen");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("This is a draft")).toBeVisible();
  const mark = (on: Page) => on.getByRole("banner").getByRole("link", { name: /home$/ }).locator("img");
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/");
  await expect(mark(visitor)).toHaveCount(0);
  const look = await page.context().newPage();
  await look.goto("/?preview=draft");
  await expect(mark(look)).toBeVisible();
  await look.close();

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Every page says it from now on.").first()).toBeVisible();
  await visitor.goto("/");
  await expect(mark(visitor)).toBeVisible();
  expect(await mark(visitor).evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(256);
  for (const at of ["/", "/sign-in", "/not-there"]) {
    await visitor.goto(at);
    await inspectEverywhere(visitor, `${at} with a logo`);
  }
  expect(await visitor.locator('link[rel="icon"]').getAttribute("href")).toMatch(/^\/objects\/uploads\//);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: /desk$/ }).first().locator("img")).toBeAttached();

  await page.goto("/admin/site");
  await page.getByRole("button", { name: "Remove logo" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Every page says it from now on.").first()).toBeVisible();
  await visitor.goto("/");
  await expect(mark(visitor)).toHaveCount(0);
  expect(await visitor.locator('link[rel="icon"]').getAttribute("href")).toBe("/favicon.svg");
  await page.goto("/admin/site");
  await page.getByRole("button", { name: /^Bring back version 1/ }).click();
  await page.getByRole("button", { name: "Publish it again" }).click();
  await expect(
    page
      .getByText("That version is published again.")
      .or(page.getByText(/Version 3 is published/))
      .first(),
  ).toBeVisible();
  await visitor.goto("/");
  await expect(mark(visitor)).toBeVisible();
  await visitor.context().close();
});

test("a PNG becomes a logo too, and one that is too small or too heavy is refused in words", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/site");
  const png = (side: number) =>
    page.evaluate((size) => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = size;
      const pen = canvas.getContext("2d");
      pen?.fillRect(size / 4, size / 4, size / 2, size / 2);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    }, side);
  await choose(page, "small.png", Buffer.from(await png(64), "base64"));
  await expect(page.getByText(/This picture is 64 by 64 pixels/)).toBeVisible();
  await choose(page, "heavy.png", Buffer.alloc(1_100_000, 1));
  await expect(page.getByText("This file is larger than 1 MB.")).toBeVisible();
  await choose(page, "broken.png", Buffer.from(await png(300), "base64").subarray(0, 60));
  await expect(page.getByText(/damaged or incomplete/)).toBeVisible();
  await choose(page, "logo.png", Buffer.from(await png(600), "base64"));
  await expect(page.getByRole("img", { name: "On shared links" })).toBeVisible();
  await expect(page.getByText(/damaged or incomplete/)).toHaveCount(0);
});
