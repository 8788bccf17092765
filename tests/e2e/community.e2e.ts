import type { Browser, Locator, Page } from "@playwright/test";
import { hearing } from "./hearing";
import { inspect, inspectEverywhere, inspectThemes, withoutAnswers } from "./inspect";
import { expect, type Product, signIn, test } from "./product";

/** A picture of eight by eight orange dots. */
const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4byWAFTEMLQkAox1GQTELITMAAAAASUVORK5CYII=",
  "base64",
);

// What is written here, and who is muted, is nobody else's.
test.use({ club: "community" });

test.describe.configure({ mode: "serial" });

test("what one member does, the other sees; also after the server was away", async ({ page, browser, product }) => {
  test.setTimeout(180_000);
  const other = await openCommunity(page, browser, product);
  await expect(other.getByText("1 training partner here")).toBeVisible();

  // A post waits behind the pill and moves nothing.
  await share(page, "First double under since March.\nhttps://longroll.test/notes, and more.");
  await expect(page.getByText("Your post has been shared with the community.")).toBeVisible();
  const first = post(page, "First double under");
  const seen = post(other, "First double under");
  await expect(other.getByRole("button", { name: "1 new post" })).toBeVisible();
  await expect(seen).toHaveCount(0);
  await other.getByRole("button", { name: "1 new post" }).click();
  await expect(seen).toBeFocused();
  await expect(seen.getByText("just now")).toBeVisible();
  await expect(seen.getByRole("link", { name: "https://longroll.test/notes", exact: true })).toHaveAttribute(
    "rel",
    /ugc.*noopener/,
  );

  // A photo.
  const belt = { name: "belt.png", mimeType: "image/png", buffer: PHOTO };
  await page.getByRole("button", { name: "Upload Media" }).press("Enter");
  const uploader = page.getByRole("dialog", { name: "Upload Media" });
  await expect(uploader.getByRole("button", { name: "Upload", exact: true })).toBeDisabled();
  await uploader.getByLabel("Photo or video", { exact: true }).setInputFiles(belt);
  await expect(uploader.getByText("belt.png")).toBeVisible();
  await inspectThemes(page, "a photo, before it is uploaded", "[role=dialog]");
  await uploader.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(uploader).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Upload Media" })).toBeFocused();
  // Without a dialog: it is seen in its place while it is on its way.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/objects/uploads/*", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Photo", exact: true }).focus();
  await page.getByLabel("Photo", { exact: true }).setInputFiles(belt);
  await expect(page.getByAltText("Your photo")).toHaveAttribute("src", /^blob:/);
  await expect(page.getByRole("progressbar", { name: "Uploading belt.png" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeDisabled();
  await inspectThemes(page, "a photo on its way", "main");
  letGo();
  await expect(page.getByText("1 file(s) uploaded successfully")).toBeVisible();
  await page.unroute("**/objects/uploads/*");
  await expect(page.getByAltText("Your photo")).toHaveAttribute("src", /^\/objects\/uploads\//);
  await expect(page.getByRole("button", { name: "Remove photo" })).toBeFocused();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(post(page, "").first().getByAltText("Photo shared by Renata Moraes")).toBeVisible();
  await other.getByRole("button", { name: "1 new post" }).click();
  const photo = other.getByRole("article").first().getByAltText("Photo shared by Renata Moraes");
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const opener = other
    .getByRole("article")
    .first()
    .getByRole("button", { name: /Renata Moraes. Show it large$/ });
  await opener.click();
  await expect(other.getByRole("dialog", { name: "Photo shared by Renata Moraes" })).toBeVisible();
  await expect(other.getByRole("dialog")).toContainText("1 of 4");
  await inspect(other, "a photo, large");
  // By keys and buttons on to the next ones, no further than there are any; the focus goes back to where it was.
  await other.keyboard.press("ArrowRight");
  await expect(other.getByRole("dialog", { name: "Photo shared by Lucía Ferrer" })).toContainText("2 of 4");
  await other.getByRole("button", { name: "Next photo" }).click();
  await other.getByRole("button", { name: "Next photo" }).click();
  await expect(other.getByRole("dialog")).toContainText("4 of 4");
  await other.keyboard.press("ArrowRight");
  await expect(other.getByRole("dialog", { name: "Photo shared by Marcus Okafor" })).toContainText("4 of 4");
  await other.keyboard.press("Escape");
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  const grid = other.getByRole("region", { name: "Photos" }).getByRole("img");
  await expect(grid).toHaveCount(4);
  await expect
    .poll(() => grid.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)))
    .toEqual([8, 640, 640, 640]);

  // The photo makes room for words.
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^More about/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Edit your post").fill("The new belt, described.");
  await inspectThemes(page, "editing a post with a photo", "main");
  await page.getByRole("button", { name: "Remove photo" }).click();
  await savePost(page);
  await expect(post(other, "The new belt, described.")).toBeVisible();
  await expect(photo).toHaveCount(0);

  // A reaction, in place, and back again.
  const fire = seen.getByRole("button", { name: /^Fire/ });
  await fire.press("Enter");
  await expect(fire).toHaveAttribute("aria-pressed", "true");
  await expect(fire).toHaveText("Fire1");
  await expect(first.getByRole("button", { name: /^Fire/ })).toHaveText("Fire1");
  await expect(first.getByRole("button", { name: /^Fire/ })).toHaveAttribute("aria-pressed", "false");
  await fire.press("Enter");
  await expect(first.getByRole("button", { name: /^Fire/ })).toHaveText("Fire");

  // A thread, by keyboard on one side.
  await seen.getByRole("button", { name: /^Comment on/ }).press("Enter");
  await seen.getByPlaceholder("Write a comment").fill("Strong. How often do you skip?");
  await expect(loadingComments(seen)).toHaveCount(0);
  await other.keyboard.press("Tab");
  await other.keyboard.press("Enter");
  await expect(seen.getByRole("article")).toContainText("Strong. How often do you skip?");
  await first.getByRole("button", { name: /^1 comment/ }).click();
  await first.getByRole("button", { name: /^Reply/ }).click();
  await expect(first.getByPlaceholder("Write a reply")).toBeFocused();
  await page.keyboard.type("Every day.");
  await page.keyboard.press("Control+Enter");
  await expect(seen.getByRole("article").nth(1)).toContainText("Every day.");
  await expect(first.getByRole("button", { name: /^Reply/ }).first()).toBeFocused();
  await seen.getByRole("button", { name: /^Edit/ }).click();
  await seen.getByLabel("Edit your comment").fill("Strong. How often?");
  await seen.getByRole("button", { name: "Save" }).click();
  await expect(first.getByRole("article").first()).toContainText("Strong. How often?");
  await expect(first.getByText("· edited")).toBeVisible();
  await inspectEverywhere(other, "a thread", "main");
  await seen.getByRole("button", { name: /^Delete/ }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(other.getByRole("alertdialog")).toHaveCount(0);
  await expect(first.getByText("This comment was deleted.")).toBeVisible();
  await expect(first.getByText("Every day.")).toBeVisible();

  // An edit.
  await first.getByRole("button", { name: "More about the post of Renata Moraes" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Edit your post").fill("First double under since April.");
  await savePost(page);
  await expect(post(other, "First double under since April.").getByText("· edited")).toBeVisible();

  // The server goes and comes back; what was posted meanwhile by somebody is there, and both see the same.
  const caughtUp = Promise.all([page, other].map((each) => feedIsRead(each)));
  await product.restart();
  const away = await browser.newContext({ baseURL: product.url });
  const phone = await away.newPage();
  await signIn(phone, "lapsed@longroll.test");
  const answer = await phone.request.post("/api/community/posts", {
    data: { content: "Posted while nobody listened." },
    headers: { "Idempotency-Key": crypto.randomUUID() },
    maxRetries: 2,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await away.close();
  await caughtUp;
  for (const each of [page, other]) await meet(each, "Posted while nobody listened.");
  await expect(other.getByText("1 training partner here")).toBeVisible();
  await share(page, "And live again.");
  await meet(other, "And live again.");
  await expect(async () => expect(await texts(other)).toEqual(await texts(page))).toPass({ timeout: 15_000 });

  // A deletion.
  const doomed = post(page, "And live again.");
  await doomed.getByRole("button", { name: "More about the post of Renata Moraes" }).click();
  await page.getByRole("menuitem", { name: "Delete Post" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Post" });
  await expect(question).toContainText("Are you sure you want to delete this post? This action cannot be undone.");
  await inspect(page, "asked before deleting", undefined, "[role=alertdialog]");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Your post has been deleted successfully.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest Posts" })).toBeFocused();
  await expect(doomed).toHaveCount(0);
  await expect(post(other, "And live again.")).toHaveCount(0);

  // Others cannot delete, and a socket ends with its session.
  await other.getByRole("button", { name: "More about the post of Renata Moraes" }).first().click();
  await expect(other.getByRole("menuitem")).toHaveText(["Report"]);
  await other.keyboard.press("Escape");
  let attempts = 0;
  other.on("websocket", () => {
    attempts += 1;
  });
  await other.request.post("/api/logout", { maxRetries: 2 });
  await expect(other).toHaveURL(/\/sign-in/);
  expect(attempts).toBe(0);
  await other.context().close();
});

test("what fails is taken back, and nothing typed is lost", async ({ page }) => {
  await page.route("**/api/community/posts*", async (route) => {
    if (route.request().method() === "POST") await route.fulfill({ status: 500, json: { message: "Out of order." } });
    else await route.fallback();
  });
  await page.route("**/api/community/posts/*/reactions", (route) => route.abort());
  await signIn(page, "trial@longroll.test");
  await page.goto("/community");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeDisabled();
  await share(page, "Do not lose me.");
  await expect(page.getByRole("alert").getByText("Failed to share your post. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue("Do not lose me.");
  await expect(post(page, "Do not lose me.")).toHaveCount(0);

  const fire = page.getByRole("article").first().getByRole("button", { name: /^Fire/ });
  const before = await fire.textContent();
  await fire.click();
  await expect(page.getByText("Failed to update reaction. Please try again.")).toBeVisible();
  await expect(fire).toHaveText(before ?? "");

  // A comment stands in the thread while it is on its way, and goes back into the form.
  let refuse: () => void = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/api/community/posts/*/comments", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await refused;
    await route.fulfill({ status: 500, json: { message: "Out of order." } });
  });
  const first = page.getByRole("article").first();
  await first.getByRole("button", { name: /Comment on|comments? on/ }).click();
  await first.getByPlaceholder("Write a comment").fill("Do not lose me either.");
  await first.getByRole("button", { name: "Comment", exact: true }).click();
  const sending = first.getByRole("article").filter({ hasText: "Do not lose me either." });
  await expect(sending).toContainText("Sharing...");
  await expect(first.getByPlaceholder("Write a comment")).toHaveValue("");
  refuse();
  await expect(first.getByText("Failed to share your comment. Please try again.")).toBeVisible();
  await expect(sending).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel("Your post")).toHaveValue("Do not lose me.");
  await first.getByRole("button", { name: /Comment on|comments? on/ }).click();
  await expect(first.getByPlaceholder("Write a comment")).toHaveValue("Do not lose me either.");
  await expect(loadingComments(first)).toHaveCount(0);
  await page.unrouteAll();
  await first.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(sending).toContainText("just now");
  await expect(first.getByPlaceholder("Write a comment")).toHaveValue("");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  // Until the server has it, it stays on the device.
  await expect(post(page, "Do not lose me.")).toContainText("just now");
  await expect(page.getByLabel("Your post")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Your post")).toHaveValue("");

  // The list: three skeletons, an error with another try, the empty state, and pages that come by themselves.
  await withoutAnswers(page);
  let answer: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/community\/posts(\?|$)/, async (route) => {
    await waiting;
    await route.fulfill({ status: 503, json: { message: "The feed is resting." } });
  });
  // Of somebody who has no feed on this device yet.
  await signIn(page, "member@longroll.test");
  await page.goto("/community");
  await expect(page.getByRole("status").filter({ hasText: "Loading posts" }).locator("> div")).toHaveCount(3);
  answer();
  await expect(page.getByText("The feed is resting.")).toBeVisible();
  await page.unrouteAll();
  await page.route(/\/api\/community\/posts(\?|$)/, (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
  await expect(page.getByText("Be the first to share something with the community!")).toBeVisible();
  await inspectThemes(page, "an empty feed", "main");
  await page.unrouteAll();
  // The real pages, five at a time.
  await page.route(/\/api\/community\/posts(\?|$)/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "5");
    await route.continue({ url: url.href });
  });
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(5);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(5);
  const all = (await (await page.request.get("/api/community/posts?limit=50")).json()) as unknown[];
  // Each page that has come pushes the end away again.
  await expect(async () => {
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("article")).toHaveCount(all.length, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("what was refused can be tried again on a phone, with the toast still there", async ({ page }) => {
  await signIn(page, "lapsed@longroll.test");
  await page.goto("/community");
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/community/posts", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  await share(page, "Wrong thread, sorry.");
  // The button says one thing at a time, also to who reads all that is in it.
  await expect(page.getByRole("button", { name: "Sharing..." })).toHaveText("Sharing...");
  answer();
  const doomed = post(page, "Wrong thread, sorry.");
  await expect(doomed).toContainText("just now");
  await page.route("**/api/community/posts/*", async (route) => {
    if (route.request().method() === "DELETE") await route.fulfill({ status: 500, json: { message: "" } });
    else await route.fallback();
  });
  await doomed.getByRole("button", { name: /^More about the post of/ }).click();
  await page.getByRole("menuitem", { name: "Delete Post" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Post" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete post. Please try again.")).toHaveCount(2);
  await page.unrouteAll();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(doomed).toHaveCount(0);
});

test("the coach pins, reviews and mutes, and members see it at once", async ({ page, browser, product }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  const context = await browser.newContext({ baseURL: product.url });
  const member = await context.newPage();
  await signIn(member, "member@longroll.test");
  await goLive(member);
  const pinned = member.getByRole("region", { name: "Important Information" });
  await expect(pinned.getByRole("heading", { level: 3 })).toHaveText(["This is the heavy week"]);
  await expect(pinned.getByText("Admin", { exact: true })).toBeVisible();

  await page.goto("/admin/pinned-messages");
  await page.getByRole("button", { name: "Create Message" }).click();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Title and content are required").first()).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("Mats closed on Friday");
  await page.getByLabel("Content").fill("The floor gets new mats.");
  await page.getByLabel("Priority").fill("");
  await inspectThemes(page, "the form of a pinned message", "main");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("Mats closed on Friday");
  await expect(rows.last()).toContainText("1Priority");
  await expect(rows.last()).toContainText("Created: Just now");
  await expect(pinned.getByRole("heading", { level: 3 })).toHaveText([
    "This is the heavy week",
    "Mats closed on Friday",
  ]);

  await page.getByRole("button", { name: "Edit Mats closed on Friday" }).click();
  await page.getByLabel("Priority").fill("10");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(rows.first()).toContainText("Mats closed on Friday");
  await expect(rows.first()).toContainText("Last updated: Just now");
  await expect(pinned.getByRole("heading", { level: 3 })).toHaveText([
    "Mats closed on Friday",
    "This is the heavy week",
  ]);
  await page.getByRole("button", { name: "Delete Mats closed on Friday" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Are you sure you want to delete this pinned message? This action cannot be undone.",
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(1);
  await expect(pinned.getByRole("heading", { level: 3 })).toHaveText(["This is the heavy week"]);

  // Two reports take a post out of sight, but not from its author and the coach.
  const hears = hearing(page);
  await page.goto("/admin/moderation");
  await hears;
  const towel = page.getByRole("listitem").filter({ hasText: "a thick bath towel" });
  await expect(towel).toContainText("1 report");
  await towel.getByRole("button", { name: "Keep Post" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to review" })).toBeVisible();
  const author = await browser.newContext({ baseURL: product.url });
  const phone = await author.newPage();
  await signIn(phone, "trial@longroll.test");
  const answer = await phone.request.post("/api/community/posts", {
    data: { content: "Buy my elixir." },
    headers: { "Idempotency-Key": crypto.randomUUID() },
    maxRetries: 2,
  });
  const { id } = (await answer.json()) as { id: number };
  await goLive(phone);
  await member.getByRole("button", { name: "1 new post" }).click();
  const elixir = post(member, "Buy my elixir.");
  await elixir.getByRole("button", { name: /^More about/ }).click();
  await inspectThemes(member, "the menu of a post", "[role=menu]");
  await member.getByRole("menuitem", { name: "Report" }).click();
  const dialog = member.getByRole("dialog", { name: "Report Post" });
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByText("Choose a reason.")).toBeVisible();
  await dialog.getByLabel("It is advertising or spam").check();
  await dialog.getByLabel("Anything to add?").fill("Twice this week.");
  await inspectThemes(member, "a report", "[role=dialog]");
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(elixir).toBeVisible();
  await report(browser, product, "assistant@longroll.test", `posts/${id}`);
  await expect(elixir).toHaveCount(0);
  await expect(post(phone, "Buy my elixir.").getByText("Only you can see this post for now")).toBeVisible();

  const review = page.getByRole("listitem").filter({ hasText: "Buy my elixir." });
  await expect(review).toContainText("2 reports");
  await expect(review).toContainText("Twice this week.");
  await inspectEverywhere(page, "a review", "main");
  await review.getByRole("button", { name: "Keep Post" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to review" })).toBeVisible();
  await expect(elixir).toBeVisible();
  await expect(post(phone, "Buy my elixir.").getByText("Only you can see this post for now")).toHaveCount(0);

  // A comment in the same way; its place stays.
  await phone.request.post(`/api/community/posts/${id}/comments`, {
    data: { content: "It cures everything." },
    maxRetries: 2,
  });
  await elixir.getByRole("button", { name: /^1 comment/ }).click();
  const cure = elixir.getByRole("article").filter({ hasText: "It cures everything." });
  await cure.getByRole("button", { name: /^Report/ }).click();
  const aboutComment = member.getByRole("dialog", { name: "Report Comment" });
  await aboutComment.getByLabel("It could get somebody hurt").check();
  await aboutComment.getByRole("button", { name: "Report" }).click();
  await expect(cure.getByRole("button", { name: /^Reported/ })).toBeDisabled();
  const { id: commentId } = await firstComment(phone, id);
  await report(browser, product, "assistant@longroll.test", `comments/${commentId}`);
  await expect(elixir.getByText("This comment was reported and is hidden")).toBeVisible();
  await expect(cure).toHaveCount(0);
  const commentReview = page.getByRole("listitem").filter({ hasText: "It cures everything." });
  await expect(commentReview).toContainText("Below the post of");
  await inspectEverywhere(page, "a review of a comment", "main");
  await commentReview.getByRole("button", { name: "Keep Comment" }).click();
  await expect(page.getByRole("heading", { name: "Nothing to review" })).toBeVisible();
  await expect(cure).toBeVisible();

  // Muted: in words, at once, and lifted again.
  await page.goto("/community");
  await post(page, "Buy my elixir.")
    .getByRole("button", { name: /^More about/ })
    .click();
  await page.getByRole("menuitem", { name: "Mute Member" }).click();
  await page.getByLabel("For how long").selectOption("3 days");
  await page.getByLabel("Reason").fill("No advertising here.");
  await inspectThemes(page, "muting", "[role=dialog]");
  await page.getByRole("dialog").getByRole("button", { name: "Mute" }).click();
  await expect(phone.getByText(/^You can write again on /)).toBeVisible();
  await expect(phone.getByText("Reason: No advertising here.")).toBeVisible();
  await expect(phone.getByLabel("Your post")).toHaveCount(0);
  await inspect(phone, "muted", undefined, "main");
  await page.goto("/admin/moderation");
  await page.getByRole("button", { name: /^Unmute Lucía/ }).click();
  await expect(page.getByRole("button", { name: /^Unmute/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^Unmute/ }).click();
  await expect(page.getByText("Nobody is muted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Muted Members" })).toBeFocused();
  await expect(phone.getByLabel("Your post")).toBeVisible();
  await author.close();
  await context.close();
});

/** The page and a second one, each with a member who looks at the community. */
async function openCommunity(page: Page, browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  await signIn(page, "member@longroll.test");
  await signIn(other, "trial@longroll.test");
  for (const each of [page, other]) await goLive(each);
  return other;
}

/** To the community, as far as everything is read and what happens from now on is heard. */
async function goLive(page: Page): Promise<void> {
  const read = feedIsRead(page);
  await page.goto("/community");
  await read;
  await expect(post(page, "").first()).toBeVisible();
}

/**
 * The feed comes with the page, and is read once more when its socket opens, again as well. What is posted before that
 * would not wait behind the pill, and what is shown before it would go back behind the pill.
 */
async function feedIsRead(page: Page): Promise<void> {
  // Both are listened for from the start: on a busy machine they are told in one go.
  let opening = false;
  page.once("websocket", () => {
    opening = true;
  });
  await page.waitForEvent(
    "requestfinished",
    (request) => opening && request.method() === "GET" && /\/api\/community\/posts(\?|$)/.test(request.url()),
  );
}

/** Behind the pill; or, after a long absence, already there. */
async function meet(page: Page, text: string): Promise<void> {
  const pill = page.getByRole("button", { name: "1 new post" });
  await expect(async () => {
    if (await pill.isVisible()) await pill.click({ timeout: 5000 });
    await expect(post(page, text)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

/** The answer comes after what others see of it, and takes the focus back to the menu of the post. */
async function savePost(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Edit your post")).toHaveCount(0);
}

/** While a thread is read, a comment that is on its way may stand in it twice. */
function loadingComments(post: Locator): Locator {
  return post.getByRole("status").filter({ hasText: "Loading comments" });
}

async function share(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your post").fill(text);
  await page.getByRole("button", { name: "Share", exact: true }).click();
}

function post(page: Page, text: string): Locator {
  return page
    .getByRole("region", { name: "Latest Posts" })
    .locator("ul:not(ul ul) > li > article")
    .filter({ hasText: text });
}

/** What the feed says, without what only one of two may do with it, and without how long ago by the clock of one of them. */
function texts(page: Page): Promise<string[]> {
  return page
    .getByRole("region", { name: "Latest Posts" })
    .getByRole("article")
    .evaluateAll((posts) =>
      posts.map((each) =>
        [...each.querySelectorAll("p, [aria-pressed], [aria-controls]")]
          .map((part) => {
            const copy = part.cloneNode(true) as Element;
            for (const time of copy.querySelectorAll("time")) time.textContent = time.dateTime;
            return copy.textContent;
          })
          .join("|"),
      ),
    );
}

async function firstComment(page: Page, postId: number): Promise<{ id: number }> {
  const answer = await page.request.get(`/api/community/posts/${postId}/comments`, { maxRetries: 2 });
  const [comment] = (await answer.json()) as { id: number }[];
  if (!comment) throw new Error("nothing was said");
  return comment;
}

async function report(browser: Browser, product: Product, email: string, what: string): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await signIn(page, email);
  const answer = await page.request.post(`/api/community/${what}/report`, { data: { reason: "spam" }, maxRetries: 2 });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}
