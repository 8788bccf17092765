import type { APIRequestContext } from "@playwright/test";
import { HOSTILE, STORABLE } from "../blog/hostile-html";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

const FEATURED = "Two Lifts a Week That Survive a Full Mat Schedule";

test("the list is searched and filtered, and clears again", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Longroll Blog");
  const featured = page.getByRole("heading", { level: 2, name: FEATURED });
  const latest = page.getByRole("region", { name: "Latest Articles" });
  await expect(featured).toBeVisible();
  await expect(latest.getByRole("article")).toHaveCount(4);
  await expect(latest.getByText(FEATURED)).toHaveCount(0);

  // In the excerpt, in another case.
  await page.getByLabel("Search articles").fill("FOREARMS are not");
  await expect(latest.getByRole("heading", { level: 3 })).toHaveText([/^Hold Less, Keep More/]);
  await expect(featured).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog\?search=FOREARMS\+are\+not$/);
  await page.getByRole("button", { name: "Recovery" }).click();
  await expect(page.getByRole("heading", { name: "No articles found matching your criteria" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByLabel("Search articles")).toHaveValue("");
  await expect(featured).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);

  await page.getByRole("button", { name: "Training", exact: true }).click();
  await expect(page.getByRole("button", { name: "Training", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(latest.getByRole("heading", { level: 3 })).toHaveText([FEATURED]);
  // An address with filters opens with them.
  await page.reload();
  await expect(latest.getByRole("heading", { level: 3 })).toHaveText([FEATURED]);
});

test("six skeletons stand for the list while it loads, and an error offers another try", async ({ page }) => {
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/blog(\?|$)/, async (route) => {
    await waiting;
    await route.fulfill({ status: 503, json: { message: "The list is resting." } });
  });
  // The server's page comes with its list; only who gets there from another page has to wait for it.
  await page.goto("/");
  await page.getByRole("navigation", { name: "Community" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading articles" }).locator("> div")).toHaveCount(6);
  answer();
  await expect(page.getByText("The list is resting.")).toBeVisible();
  await page.unroute(/\/api\/blog(\?|$)/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Latest Articles" }).getByRole("article")).toHaveCount(4);
});

test("an article is read, and leads on", async ({ page }) => {
  await page.goto("/");
  const blog = page.getByRole("region", { name: "Between the rounds" });
  await expect(blog.getByRole("article")).toHaveCount(4);
  await expect(blog.getByRole("link", { name: "View All Articles" })).toHaveAttribute("href", "/blog");
  await blog.getByRole("link", { name: /^Hold Less/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hold Less, Keep More/ })).toBeFocused();
  await expect(page).toHaveTitle("Hold Less, Keep More: Grips That Last a Whole Round · Longroll");
  await expect(page.getByText("12d ago").first()).toBeVisible();
  await expect(page.getByText("4 min read").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Three grips that cost too much" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "grips",
    "forearms",
    "pulling",
  ]);
  await expect(page.getByRole("region", { name: "Keep Reading" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "See how Longroll trains" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Technique", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=Technique$/);
  await page.goBack();
  await page.getByRole("link", { name: "Back to Blog" }).first().click();
  await expect(page).toHaveURL(/\/blog$/);

  await page.goto("/blog/nobody-wrote-this");
  await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
  await expect(
    page.getByText("The article you're looking for doesn't exist or has been removed.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
});

test("an article that waits says when it appears by the site's clock, as weeks do", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin?tab=blog");
  const made = await page.evaluate(async () => {
    const body = { title: "Waits", slug: "waits", isPublished: true, publishedAt: "2031-01-06T13:00:00.000Z" };
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/admin/blog", { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as { id: number };
  });
  await page.reload();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Waits", exact: true }) });
  await expect(row.getByText("Appears Jan 6, 2031, 5:00 AM PST")).toBeVisible();
  await page.evaluate((id) => fetch(`/api/admin/blog/${id}`, { method: "DELETE" }), made.id);
});

test("the coach writes, publishes, moves, deletes and brings back an article", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin?tab=blog");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Blog title is required")).toBeVisible();
  await expect(page.getByText("Blog slug is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();

  // A slug that is taken is said at once, with one that is free.
  await page.getByLabel("Title").fill("Ten Days Out");
  await expect(page.getByLabel("Slug")).toHaveValue("ten-days-out");
  const taken = await page.request.get("/api/admin/blog/slug?slug=ten-days-out");
  if (((await taken.json()) as { refusal: string | null }).refusal) {
    await page.getByRole("button", { name: "Use ten-days-out-2" }).click();
    await expect(page.getByLabel("Slug")).toHaveValue("ten-days-out-2");
  }
  await page.getByLabel("Slug").fill("");
  await page.getByLabel("Title").fill("Necks, Força & Patience");
  await expect(page.getByLabel("Slug")).toHaveValue("necks-forca-patience");

  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("Slow necks");
  await content.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await expect(content).toHaveValue("## Slow necks");
  await content.press("End");
  await content.pressSequentially("\n\nTrain them ");
  await content.press("ControlOrMeta+b");
  await content.pressSequentially("slowly");
  await expect(content).toHaveValue("## Slow necks\n\nTrain them **slowly**");
  await content.press("ControlOrMeta+z");
  await expect(content).not.toHaveValue("## Slow necks\n\nTrain them **slowly**");
  await content.fill(
    "## Slow necks\n\nTrain them **slowly**, see [coaching](/coaching).\n\n<img src=x onerror=\"document.title='pwned'\">",
  );
  const preview = page.getByRole("region", { name: "Previewed article" });
  await expect(preview.getByRole("heading", { level: 2, name: "Slow necks" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("slowly");
  await expect(page).not.toHaveTitle("pwned");

  // Nothing typed is lost by a reload.
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Necks, Força & Patience");
  await expect(content).toHaveValue(/^## Slow necks/);

  await page.getByLabel("Excerpt").fill("The part that nobody trains.");
  await page.getByLabel("Category").selectOption("Recovery");
  await page.getByLabel("Tags").fill("neck, , patience ");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Blog post created successfully!")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Necks, Força & Patience" }) });
  await expect(row.getByText("Draft", { exact: true })).toBeVisible();
  await expect(row).toContainText("The part that nobody trains.");

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.addInitScript(() => addEventListener("longroll:ready", () => Object.assign(window, { ready: true })));
  const ready = () => visitor.waitForFunction(() => "ready" in window);
  await visitor.goto("/blog/necks-forca-patience");
  await expect(visitor.getByRole("heading", { name: "Article Not Found" })).toBeVisible();

  await row.getByRole("button", { name: /^Edit/ }).click();
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeFocused();
  await expect(page.getByLabel("Tags")).toHaveValue("neck, patience");
  await page.getByLabel("Published").check();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByText("Blog post updated successfully!")).toBeVisible();
  await expect(row.getByText("Published", { exact: true })).toBeVisible();

  await visitor.goto("/blog?search=forca");
  await ready();
  await visitor.getByRole("link", { name: "Necks, Força & Patience" }).click();
  await expect(visitor.getByText("just now").first()).toBeVisible();
  // A link within the site stays within the page.
  await visitor.evaluate(() => Object.assign(window, { stayed: true }));
  await visitor.getByRole("link", { name: "coaching", exact: true }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Coaching Services" })).toBeVisible();
  expect(await visitor.evaluate(() => "stayed" in window)).toBe(true);

  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("Slug").fill("slow-necks");
  await page.getByRole("button", { name: "Update Post" }).click();
  // The list may be there before the form is done with the post.
  await expect(page.getByRole("heading", { name: "Create Blog Post" })).toBeVisible();
  await expect(row.getByRole("link", { name: /^Read/ })).toHaveAttribute("href", "/blog/slow-necks");
  await visitor.goto("/blog/necks-forca-patience");
  await expect(visitor.getByRole("heading", { level: 1, name: "Necks, Força & Patience" })).toBeVisible();
  await expect(visitor).toHaveURL(/\/blog\/slow-necks$/);

  // Unsaved changes are asked about before another post takes their place.
  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("Excerpt").fill("Something else.");
  await page.getByRole("button", { name: `Edit ${FEATURED}` }).click();
  const asked = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await asked.getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Excerpt")).toHaveValue("Something else.");
  await page.getByRole("button", { name: `Edit ${FEATURED}` }).click();
  await asked.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(FEATURED);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Create Blog Post" })).toBeVisible();

  // Saved elsewhere meanwhile: what is typed stays, the other text is shown, and the coach decides.
  const posts = (await (await page.request.get("/api/admin/blog")).json()) as { id: number; slug: string }[];
  const { id } = posts.find(({ slug }) => slug === "slow-necks") ?? { id: 0 };
  await row.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("Excerpt").fill("Said here.");
  const elsewhere = { data: { excerpt: "Said elsewhere." }, headers: { origin: baseURL ?? "" } };
  expect((await page.request.put(`/api/admin/blog/${id}`, elsewhere)).status()).toBe(200);
  await page.getByRole("button", { name: "Update Post" }).click();
  const editing = page.getByRole("form", { name: "Edit Blog Post" });
  await expect(editing.getByText(/was changed somewhere else/)).toBeVisible();
  await expect(editing.getByText("Said elsewhere.")).toBeVisible();
  await expect(page.getByLabel("Excerpt")).toHaveValue("Said here.");
  await editing.getByRole("button", { name: "Save mine over it" }).click();
  await expect(page.getByRole("heading", { name: "Create Blog Post" })).toBeVisible();
  await expect(row).toContainText("Said here.");

  await row.getByRole("button", { name: /^Delete/ }).click();
  await inspectEverywhere(page, "the question before deleting");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Blog post deleted successfully!")).toBeVisible();
  await expect(row).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await page.getByText("Deleted in the last 30 days").click();
  await page.getByRole("button", { name: "Bring back Necks, Força & Patience" }).click();
  await expect(row.getByText("Published", { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1, name: "Necks, Força & Patience" })).toBeVisible();
  await visitor.context().close();
});

test("a failure is said in words, next to the form too, and loses nothing", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin?tab=blog");
  await page.getByLabel("Title").fill("Written on a train");
  await page.route("**/api/admin/blog", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Failed to create blog post")).toHaveCount(2);
  await expect(page.getByLabel("Title")).toHaveValue("Written on a train");
  await page.unroute("**/api/admin/blog");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expect(page.getByText("Blog post created successfully!")).toBeVisible();
});

test("nothing hostile in an article runs in a browser, even without the site's policy", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  const html = await rendered(page.request, [...STORABLE, STORABLE.join("\n\n")]);
  const bare = await page.context().newPage();
  const asked: string[] = [];
  await bare.route("**/*", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await bare.goto("about:blank");
  expect(await bare.evaluate(run, html)).toEqual([]);
  for (const url of asked) expect(url).toMatch(/^https:\/\/example\.com\//);
  // The same texts as they come do run: the page above would have noticed.
  expect((await bare.evaluate(run, [...HOSTILE])).length).toBeGreaterThan(10);
});

/** Shows each text, touches everything in it, and answers those that ran or would. For inside the browser. */
async function run(texts: string[]): Promise<string[]> {
  const ran: string[] = [];
  document.addEventListener("click", (event) => event.preventDefault());
  for (const text of texts) {
    const body = document.createElement("div");
    document.body.replaceChildren(body);
    body.innerHTML = text;
    for (const element of body.querySelectorAll<HTMLElement>("*")) {
      for (const type of ["click", "mouseover", "focus", "toggle"]) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
      if (element instanceof HTMLAnchorElement && /^(java|vb)script:/.test(element.protocol)) ran.push(text);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    if ("pwned" in window) {
      ran.push(text);
      Reflect.deleteProperty(window, "pwned");
    }
  }
  return ran;
}

test("the coach's form and its preview have no finding, at both sizes and in both themes", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin?tab=blog");
  await page.getByLabel("Title").fill("Rows and columns");
  await page
    .getByRole("textbox", { name: "Content" })
    .fill("# One\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```\ncode\n```\n\n> said\n\n![](https://example.com/x.png)");
  await page.getByLabel("Published").check();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("region", { name: "Previewed article" }).getByRole("table")).toBeVisible();
  await inspectEverywhere(page, "the form");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("radio", { name: "Preview" }).check({ force: true });
  await expect(page.getByRole("region", { name: "Previewed article" }).getByRole("table")).toBeVisible();
  await inspectEverywhere(page, "the preview on a phone");
});

function rendered(request: APIRequestContext, texts: readonly string[]): Promise<string[]> {
  return Promise.all(
    texts.map(async (content) => {
      const answer = await request.post("/api/admin/blog/preview", { data: { content } });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { html: string }).html;
    }),
  );
}
