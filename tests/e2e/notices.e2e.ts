import type { Page } from "@playwright/test";
import { hearing } from "./hearing";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

// What happens to the demo member's posts is nobody else's.
test.use({ club: "notices" });

test("a notice arrives while one is there, leads to what it tells of, and mail about it ends by its link", async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "member@longroll.test");
  const coach = await browser.newContext({ baseURL: product.url });
  const desk = await coach.newPage();
  await signIn(desk, "coach@longroll.test");
  const post = await page.request.post("/api/community/posts", {
    data: { content: "First double under since March." },
  });
  const { id } = await post.json();

  // Live, wherever one is.
  const hears = hearing(page);
  await page.goto("/settings");
  await hears;
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();
  await desk.request.post(`/api/community/posts/${id}/reactions`, { data: { reactionType: "fire" }, maxRetries: 2 });
  await expect(page.getByRole("button", { name: "Notices, 1 unread" })).toBeVisible();
  await desk.request.post(`/api/community/posts/${id}/comments`, {
    data: { content: "Strong. How often?" },
    maxRetries: 2,
  });
  await page.getByRole("button", { name: "Notices, 2 unread" }).press("Enter");
  const panel = page.getByRole("region", { name: "Your notices" });
  await expect(panel.getByRole("link", { name: /Mateus commented on your post.*Unread/ })).toBeVisible();
  await expect(panel.getByRole("link", { name: /Mateus reacted to your post.*Unread/ })).toBeVisible();
  await inspectEverywhere(page, "the notices");

  // By keyboard: to the newest, which is read by that.
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).press("Enter");
  await panel.getByRole("link", { name: /Mateus commented/ }).press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "First double under since March." })).toBeFocused();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole("button", { name: "Notices, 1 unread" })).toBeVisible();
  const allRead = page.waitForResponse("**/api/notices/read");
  // The page has taken the post out of its address, and what is open while it does so closes.
  await expect(async () => {
    if (await panel.isHidden()) await bell(page).click();
    await panel.getByRole("button", { name: "Mark all as read" }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();
  await expect(panel.getByText("Unread", { exact: true })).toHaveCount(0);
  expect((await allRead).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();

  // A mail, and its link, signed out.
  const { id: memberId } = await (await page.request.get("/api/auth/user")).json();
  await desk.request.post("/api/messages", {
    data: { toUserId: memberId, content: "Send me a clip." },
    maxRetries: 2,
  });
  const unsubscribe = await linkInMail(desk);
  const stranger = await (await browser.newContext({ baseURL: product.url })).newPage();
  await stranger.goto(unsubscribe);
  await expect(stranger.getByText("no more mail about new messages")).toBeVisible();
  await inspectEverywhere(stranger, "unsubscribing");
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByRole("heading", { name: "You are unsubscribed" })).toBeFocused();
  await page.goto("/settings#notices");
  const messages = page.getByRole("group", { name: "By e-mail" }).getByLabel("New messages");
  await expect(messages).not.toBeChecked();
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/api/notices/preferences"),
  );
  await messages.check();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(messages).toBeChecked();
  await coach.close();
  await stranger.context().close();
});

const bell = (page: Page) => page.getByRole("button", { name: /^Notices/ });

async function linkInMail(page: Page): Promise<string> {
  type Mail = { kind: string; to: string; unsubscribeUrl: string | null };
  let link: string | null | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get("/dev/outbox.json", { maxRetries: 2 })).json();
    link = mails.find(({ kind, to }) => kind === "new-message" && to === "member@longroll.test")?.unsubscribeUrl;
    expect(link).toBeTruthy();
  }).toPass();
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
}
