import { trainingBlock } from "../documents/workbook-of";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

// Sessions are looked at and answered here.
test.use({ club: "training-book" });

test("the coach goes through the training book with the keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/training");
  const rows = page.getByRole("article");
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await inspectEverywhere(page, "training book");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("c");
  await expect(rows.first().getByRole("button", { name: /^Liked/ })).toBeVisible();
  await page.keyboard.press("r");
  const field = rows.first().getByRole("textbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("Good pace. Add a kilo next week.");
  await page.keyboard.press("Control+Enter");
  await expect(rows.first().getByRole("button", { name: /^Replied/ })).toBeVisible();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("e");
  await expect(rows.first().getByRole("button", { name: /^Not seen/ })).toBeVisible();
  await expect(rows.nth(1)).toBeFocused();

  // What was put away together comes back together.
  const all = page.getByRole("button", { name: "Mark all as seen" });
  await all.click();
  await expect(page.getByRole("heading", { name: "All looked at" })).toBeVisible();
  await expect(page.getByText("No session waits.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows.first()).toBeVisible();
});

test("the coach narrows the book, and goes from the admin page to it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin");
  await page.getByRole("link", { name: /sessions? to look at/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Training Book" })).toBeVisible();
  await page.getByLabel("Member").selectOption({ label: "Renata Moraes" });
  await page.getByLabel("Seen").selectOption("all");
  await expect(page).toHaveURL(/show=all/);
  await expect(page.getByRole("article").first()).toContainText("Renata Moraes");
  await expect(page.getByRole("article").filter({ hasNotText: "Renata Moraes" })).toHaveCount(0);
  await page.getByLabel("Only").selectOption("hurts");
  await expect(page.getByRole("heading", { name: "Nothing fits these filters" })).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the coach takes the document of a week back with results, and sees why where that fails", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  const read = await page.request.post("/api/admin/documents/read", {
    multipart: {
      file: {
        name: "Strength block.xlsx",
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: Buffer.from(await trainingBlock({ weeks: 1 })),
      },
    },
  });
  const { documentId } = (await read.json()) as { documentId: string };
  const made = await page.request.post(`/api/admin/documents/${documentId}/import`, {
    data: { weeks: [{ week: 0, startDate: "2027-05-03" }] },
  });
  const [week] = ((await made.json()) as { programs: { id: number }[] }).programs;
  await page.goto(`/admin/training/weeks/${week?.id}`);
  await expect(page.getByRole("heading", { name: "In your own document" })).toBeVisible();
  await inspectEverywhere(page, "a week's document");
  await page.setViewportSize({ width: 1440, height: 900 });

  const results = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download with results" }).click();
  expect((await results).suggestedFilename()).toBe("Strength block - results of all members.xlsx");
  const draft = page.waitForEvent("download");
  await page.getByRole("button", { name: "As a draft of next week" }).click();
  expect((await draft).suggestedFilename()).toBe("Strength block - next week.xlsx");

  await page.route("**/results-document*", (route) =>
    route.fulfill({ status: 500, json: { message: "The file is not at hand." } }),
  );
  await page.getByRole("button", { name: "Download with results" }).click();
  await expect(page.getByRole("alert").getByText("The file is not at hand.")).toBeVisible();
});
