import { readFileSync } from "node:fs";
import { workoutDocument } from "../documents/workout-document";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Rules and settings are changed here.
test.use({ club: "validation" });

test("documents are held against rules in the background, and what fails is told, exported and kept out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/document-validation");
  await settled(page);
  // Of the demo club's.
  await expect(page.getByRole("listitem").filter({ hasText: "6 of 6 rules passed" })).toHaveCount(2);

  const send = async (name: string, buffer: Buffer, call: string) =>
    page.request.post(`/api/admin/${call}`, {
      multipart: { document: { name, mimeType: "application/octet-stream", buffer } },
    });
  const week = readFileSync("tests/fixtures/documents/w01_guideline_headings.docx");
  expect((await send("Week.docx", week, "upload-weekly-document")).status()).toBe(201);
  const workout = Buffer.from(await workoutDocument("Legs"));
  expect((await send("Legs.xlsx", workout, "upload-workout")).status()).toBe(200);

  // A rule of the coach's own, which only the workout breaks.
  await page.getByRole("tab", { name: "Validation Rules" }).click();
  await page.getByRole("button", { name: "Create Rule" }).click();
  await expect(page.getByRole("textbox", { name: "Rule name" })).toBeFocused();
  await expect(page.getByText("Rule name is required").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Rule name" }).fill("Mondays");
  await page.getByRole("textbox", { name: "Pattern" }).fill("(Monday");
  await page.getByRole("button", { name: "Create Rule" }).click();
  await expect(page.getByText(/This pattern is not valid/).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Pattern" }).fill("^Monday");
  await page.getByRole("button", { name: "Create Rule" }).click();
  await expect(page.getByText("Validation Rule Created")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Rule name" })).toHaveValue("");
  await page.getByLabel("Severity", { exact: true }).selectOption("Info");
  await expect(page.getByRole("button", { name: "Disable Read without doubt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Disable Mondays" })).toHaveCount(0);
  await page.getByRole("button", { name: "Disable Read without doubt" }).click();
  await expect(page.getByRole("button", { name: "Enable Read without doubt" })).toBeVisible();
  await page.getByLabel("Severity", { exact: true }).selectOption("All");
  await inspectEverywhere(page, "rules");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Run Validation" }).click();
  await expect(page.getByRole("button", { name: "Run Validation" })).toBeDisabled();
  await expect(page.getByText("Validation Complete")).toBeVisible();
  await expect(page.getByText("Checked 4 documents, 3 failed.")).toBeVisible();
  await page.getByRole("tab", { name: "Validation Reports" }).click();
  const report = page.getByRole("listitem").filter({ hasText: "Legs.xlsx" });
  await expect(report).toContainText("Failed");
  await expect(report).toContainText("5 of 6 rules passed");
  await report.getByRole("button", { name: "View Details: Legs.xlsx" }).click();
  await expect(report.getByText("The pattern is nowhere in the document.")).toBeVisible();
  await page.getByText("Choose documents to check").click();
  await expect(page.getByRole("checkbox", { name: /Week\.docx/ })).toBeVisible();
  await inspectEverywhere(page, "reports");
  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("Legs.xlsx");

  // What fails stays out, in words, once the coach wants that.
  await page.getByRole("tab", { name: "Settings" }).click();
  const block = page.getByRole("switch", { name: "Block import on errors" });
  // It shows at once, before it is stored.
  const stored = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await block.check();
  expect((await stored).status()).toBe(200);
  await inspectEverywhere(page, "settings");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(block).toBeChecked();
  await page.goto("/admin/document-validation");
  await page.getByRole("button", { name: "View Details: Legs.xlsx" }).click();
  await page.getByRole("link", { name: "Open the document" }).click();
  await page.getByRole("button", { name: "Import Workout" }).click();
  await expect(page.getByText(/The validation rules block this import\. Mondays/).first()).toBeVisible();
});
