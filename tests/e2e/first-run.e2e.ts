import type { Page } from "@playwright/test";
import { textRows, workbook } from "../documents/make-documents";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ club: "empty" });

const COACH = "ida@berg.test";
const PASSWORD = "a slow heavy carry";

test("an empty club is taken to its opening, and each step is found and not ticked", async ({ page }) => {
  test.slow();
  await join(page, COACH, "Ida");
  await page.goto("/admin-setup");
  await page.getByRole("button", { name: "Grant Admin Access" }).click();
  await expect(page.getByText("Admin access has been granted").first()).toBeVisible();

  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Open your club" })).toBeVisible();
  await expect(page.getByText("0 of 7 steps are done.")).toBeVisible();
  await inspectEverywhere(page, "the desk of an empty club");
  await page.getByRole("link", { name: /^Name and brand/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Open Your Club" })).toBeVisible();
  await expect(page.getByText("The club is still called Longroll, as the product comes.")).toBeVisible();
  await inspectEverywhere(page, "the guide of an empty club");

  await page.getByRole("link", { name: "Your site" }).last().click();
  await page.getByLabel("Name", { exact: true }).fill("Northmat");
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Berg");
  await page.getByLabel("Your story").fill("Ida Berg has wrestled since she was six.");
  await page.getByLabel("Support address").fill("help@northmat.test");
  await page.getByLabel("Who the contract is with").fill("Northmat AS");
  await page.getByLabel("Address", { exact: true }).fill("Storgata 1, Oslo");
  await page.getByLabel("Law that applies").fill("Norway");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Every page says it from now on.").first()).toBeVisible();

  await page.goto("/admin/start");
  const step = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(step("Name and brand")).toContainText("The club is called Northmat.");
  await step("Domain and mail").getByRole("button", { name: "Send me a test mail" }).click();
  await expect(step("Domain and mail")).toContainText(`The test mail to ${COACH} is in the outbox.`);
  expect((await mailTo(page, COACH)).subject).toBe("Mail from Northmat arrives");
  await step("Payments").getByRole("button", { name: "Try keys and events" }).click();
  await expect(step("Payments")).toContainText("An event that was caused at the provider came back.");
  await step("Legal texts").getByRole("button", { name: "I have read both texts" }).click();
  await expect(step("Legal texts")).toContainText("The terms and the privacy policy were read and confirmed.");
  await expect(page.getByText("Still missing: First week, First article, Members.")).toBeVisible();

  await publishWeek(page);
  await publishArticle(page);
  await join(await otherPage(page), "mia@northmat.test", "Mia");
  await page.goto("/admin/start");
  await expect(page.getByText("Ready to open", { exact: true })).toBeVisible();
  await inspectEverywhere(page, "a club that is ready to open");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Ready to open" })).toBeVisible();
  await page.getByRole("button", { name: "Put the guide away" }).click();
  await expect(page.getByRole("heading", { name: "Ready to open" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ready to open" })).toBeHidden();
});

async function join(page: Page, email: string, firstName: string): Promise<void> {
  const data = { email, password: PASSWORD, firstName };
  expect((await page.request.post("/api/auth/sign-up/email", { data })).status()).toBe(200);
  const otp = /Code: (\d+)/.exec((await mailTo(page, email)).text)?.[1];
  expect((await page.request.post("/api/auth/email-otp/verify-email", { data: { email, otp } })).status()).toBe(200);
  await signIn(page, email, PASSWORD);
}

type Mail = { to: string; subject: string; text: string };

async function mailTo(page: Page, email: string): Promise<Mail> {
  const mails: Mail[] = await (await page.request.get("/dev/outbox.json")).json();
  const found = mails.find(({ to }) => to === email);
  if (!found) throw new Error(`no mail to ${email}`);
  return found;
}

async function otherPage(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error("no browser");
  return context.newPage();
}

async function publishWeek(page: Page): Promise<void> {
  const rows = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => [
    day,
    "Equipment",
    "A1",
    "Goblet Squat",
    "Strength",
    "4 x 6",
    "",
    "",
  ]);
  const header = ["Day", "Option", "Code", "Exercise", "Category", "Sets x Reps", "Notes", "Video"];
  const buffer = await workbook([{ name: "Week", rows: textRows([header, ...rows]) }]);
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page.goto("/admin/weekly-upload");
  await page.locator("input[type=file]").setInputFiles({ name: "week.xlsx", mimeType, buffer: Buffer.from(buffer) });
  await page.getByRole("button", { name: "Upload Program" }).click();
  await expect(page).toHaveURL(/\?program=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get("program"));
  const data = { ids: [id], action: "publish" };
  // Publishing twice is publishing once, so a call whose idle connection was just closed may be repeated.
  const bulk = await page.request.post("/api/admin/weekly-programs/bulk", { data, maxRetries: 2 });
  expect(bulk.status(), await bulk.text()).toBe(200);
}

async function publishArticle(page: Page): Promise<void> {
  const data = { title: "Why we train", slug: "why-we-train", content: "To keep rolling.", isPublished: true };
  expect((await page.request.post("/api/admin/blog", { data })).status()).toBe(201);
}
