import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import JSZip from "jszip";
import { PICTURES } from "../media/pictures";
import { COLOUR_RULES, inspect, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ club: "settings" });

test("a member changes their profile, takes their data along, and leaves", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "member@longroll.test");
  const word = `Five rounds today ${Date.now()}`;
  expect((await page.request.post("/api/community/posts", { data: { content: word } })).status()).toBe(201);

  await page.goto("/settings");
  await settled(page);
  await expect(page.getByRole("button", { name: "Download my data" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel("First name").fill("Beatriz");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  const picture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from(PICTURES.png, "base64") };
  await page.getByLabel("Add a photo").setInputFiles(picture);
  await expect(page.getByText("Photo saved")).toBeVisible();
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu" }).locator("img")).toBeVisible();
  await page.getByLabel("Weekly target").selectOption("3 days a week");
  await page.getByText("Pounds", { exact: true }).click();
  await expect
    .poll(async () => (await page.request.get("/api/user/training-preferences")).json())
    .toMatchObject({ weightUnit: "lb", weeklyTarget: 3 });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Beatriz" })).toBeVisible();
  await expect(page.getByRole("meter", { name: "Training days" })).toHaveAttribute("aria-valuetext", /of 3 days/);

  await page.goto("/settings#data");
  await settled(page);
  const data = page.getByRole("region", { name: "Your data" });
  await data.getByLabel("Your password").fill("not my password");
  await data.getByRole("button", { name: "Download my data" }).click();
  await expect(data.getByText("This is not your password.")).toBeVisible();
  await data.getByLabel("Your password").fill("longroll-demo");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("button", { name: "Download my data" }).click(),
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), "longroll-data-"));
  const archive = path.join(folder, download.suggestedFilename());
  await download.saveAs(archive);
  await unpack(archive, folder);
  const reader = await page.context().newPage();
  await reader.goto(`file://${folder}/index.html`);
  await expect(reader.getByRole("heading", { level: 1, name: "My data at Longroll" })).toBeVisible();
  await expect(reader.getByText(word)).toBeVisible();
  await expect(reader.getByRole("cell", { name: "Beatriz" })).toBeVisible();
  await inspect(reader, "the archive's page");
  await reader.emulateMedia({ colorScheme: "dark" });
  await inspect(reader, "the archive's page, dark", COLOUR_RULES);
  await reader.close();
  rmSync(folder, { recursive: true });

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toBeVisible();
  await inspectThemes(page, "deleting the account", "[role=dialog]");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("Type DELETE to confirm.")).toBeVisible();
  await dialog.getByLabel("Type DELETE to confirm").fill("delete");
  await dialog.getByLabel("Your password").fill("longroll-demo");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is deleted" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  const credentials = { email: "member@longroll.test", password: "longroll-demo" };
  expect((await page.request.post("/api/auth/sign-in/email", { data: credentials })).status()).toBe(401);
  const mails: { to: string; kind: string }[] = await (await page.request.get("/dev/outbox.json")).json();
  expect(mails.filter(({ to }) => to === "member@longroll.test").map(({ kind }) => kind)).toEqual(["account-deleted"]);

  await signIn(page, "trial@longroll.test");
  await page.goto("/community");
  const post = page.getByRole("article").filter({ hasText: word });
  await expect(post.getByText("Former member", { exact: true })).toBeVisible();
});

async function unpack(archive: string, folder: string): Promise<void> {
  const zip = await JSZip.loadAsync(readFileSync(archive), { checkCRC32: true });
  for (const file of Object.values(zip.files)) {
    const target = path.join(folder, file.name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await file.async("nodebuffer"));
  }
}
