import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

// What is sent and said here stays in the club.
test.use({ club: "letters" });

type OutboxMail = { kind: string; to: string; subject: string; text: string; unsubscribeUrl: string | null };

test("the coach writes a letter, looks at it, tries it and sends it; a member reads it and ends them", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/letters");
  await expect(page.getByRole("link", { name: "The heavy week, in three lines" })).toBeVisible();
  await page.getByRole("link", { name: "Write a letter" }).click();
  await page.getByRole("button", { name: "Send…" }).click();
  await expect(page.getByText("Give the letter a subject.")).toBeVisible();
  await page.getByLabel("Subject").fill("A new block begins");
  await page.getByRole("textbox", { name: /^Letter/ }).fill("We begin on **Monday**.\n\n- Squat\n- Pull");
  await expect(page.getByText("Draft kept for you")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("A new block begins");

  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.locator("strong")).toHaveText("Monday");
  await inspectEverywhere(page, "a letter with its preview");
  await preview.getByText("Mail as text").click();
  await expect(preview.locator("pre")).toContainText("- Squat");
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("Test Mail on Its Way")).toBeVisible();

  await page.getByRole("radio", { name: "Paying" }).check();
  await expect(page.getByText(/^\d+ mails? to \d+ members?$/)).toBeVisible();
  await page.getByRole("button", { name: "Send…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("heading", { name: "A new block begins" })).toBeVisible();
  await expect(page.getByText("Sent", { exact: true })).toBeVisible({ timeout: 60_000 });
  await inspectEverywhere(page, "a letter that was sent");

  const mails = (await (await page.request.get("/dev/outbox.json")).json()) as OutboxMail[];
  const mail = mails.find(({ kind, to }) => kind === "letter" && to === "member@longroll.test");
  expect(mail?.text).toContain("We begin on Monday.");
  expect(mails.filter(({ kind, to }) => kind === "letter" && to === "member@longroll.test").length).toBe(1);
  const trial = mails.filter(({ kind, to }) => kind === "letter" && to === "trial@longroll.test");
  expect(trial).toEqual([]);

  await page.context().clearCookies();
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Notices/ }).click();
  await page.getByRole("link", { name: /A letter from/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A new block begins" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Squat" })).toBeVisible();
  await inspectEverywhere(page, "a letter on the site");

  await page.goto(new URL(mail?.unsubscribeUrl ?? "").pathname + new URL(mail?.unsubscribeUrl ?? "").search);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await page.goto("/settings#notices");
  await expect(page.getByRole("switch", { name: /^Letters from the coach/ }).first()).not.toBeChecked();
});

test("a member names another one by keyboard, who is told and finds the name marked", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "trial@longroll.test");
  await page.request.post("/api/community/posts", { data: { content: "My first week." } });
  const me = (await (await page.request.get("/api/auth/user")).json()) as { firstName: string; lastName: string };
  const name = `${me.firstName} ${me.lastName.slice(0, 1)}.`;
  await page.context().clearCookies();
  await signIn(page, "member@longroll.test");
  await page.goto("/community");
  const post = page.getByRole("textbox", { name: "Your post" });
  await post.click();
  await post.pressSequentially(`Well rolled @${me.firstName.slice(0, 3)}`);
  const offered = page.getByRole("listbox", { name: "Members to name" });
  await expect(offered.getByRole("option", { name })).toBeVisible();
  await inspectEverywhere(page, "names that are offered");
  await offered.getByRole("option", { name }).click();
  await expect(post).toHaveValue(`Well rolled @${name} `);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("[data-mention]")).toHaveText(`@${name}`);
  await inspectEverywhere(page, "a post with a name in it");

  await page.context().clearCookies();
  await signIn(page, "trial@longroll.test");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Notices/ }).click();
  await page.getByRole("link", { name: /mentioned you/ }).click();
  await expect(page.locator("[data-mention]").first()).toHaveText(`@${name}`);
});

test("a member finds a post by its words, and the coach a message in a conversation", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "member@longroll.test");
  await page.request.post("/api/community/posts", { data: { content: "Açaí at 100% after the long roll" } });
  await page.goto("/community");
  await page.getByRole("button", { name: "Search the community" }).click();
  const field = page.getByRole("searchbox", { name: "Search the community" });
  await expect(field).toBeFocused();
  await field.fill("acai 100%");
  const found = page.getByRole("list", { name: "Found" });
  await expect(found.getByRole("listitem")).toHaveCount(1);
  await expect(found.locator("mark").first()).toHaveText("Açaí");
  await inspectEverywhere(page, "what a search has found");
  await found.getByRole("link", { name: "Open the post" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Açaí at 100%" })).toBeFocused();

  await page.request.post("/api/messages", {
    data: { content: "Is a neutral grip fine for rows?", messageType: "general" },
  });
  await page.goto("/messages");
  await page.getByRole("button", { name: "Search this conversation" }).click();
  await page.getByRole("searchbox", { name: "Search this conversation" }).fill("neutral grip");
  const message = page.getByRole("list", { name: "Found" }).getByRole("button").first();
  await expect(message).toContainText("neutral grip");
  await inspectEverywhere(page, "what a search has found in a conversation");
  await message.click();
  await expect(page.getByRole("article").filter({ hasText: "neutral grip" }).last()).toBeFocused();
});
