import { readFileSync } from "node:fs";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Uploads are counted here, beside the five of the demo club, two of which were read; one in the last days.
test.use({ club: "analytics" });

test("the coach sees what became of every upload, and takes the figures along", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/upload-analytics");
  await settled(page);
  await expect(page.getByRole("tabpanel").getByText("Total uploads").locator("..")).toContainText("5");

  const send = async (name: string, path: string, call: string) =>
    (
      await page.request.post(`/api/admin/${call}`, {
        multipart: { document: { name, mimeType: "application/octet-stream", buffer: readFileSync(path) } },
      })
    ).status();
  const documents = "tests/fixtures/documents";
  expect(
    await send("week.docx", `${documents}/w01_guideline_headings.docx`, "upload-weekly-document"),
    "a week is read",
  ).toBe(201);
  expect(await send("notes.txt", "README.md", "upload-workout"), "a text is refused").toBe(415);

  await page.reload();
  await settled(page);
  const panel = page.getByRole("tabpanel");
  await expect(panel.locator("[data-band=poor]")).toContainText("43%");
  await expect(panel.getByText("Total uploads").locator("..")).toContainText("7");
  await panel.getByText("Show as table: Uploads by day").click();
  await expect(panel.getByRole("table", { name: "Uploads by day" }).getByRole("row")).toHaveCount(31);
  await inspectEverywhere(page, "overview");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel("Time range").selectOption("Last 7 days");
  await expect(page).toHaveURL(/range=7d/);
  for (const [tab, text] of [
    ["Performance", "Peak time"],
    ["Errors", "Not a Word or Excel file"],
    ["User Activity", "coach@longroll.test"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByText(text)).toBeVisible();
    await inspectEverywhere(page, tab);
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Report" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("upload_analytics_7d.csv");
  expect(readFileSync(await file.path(), "utf8")).toContain("Summary,Total uploads,this period,3");

  await page.route("**/api/admin/export-analytics*", (route) =>
    route.fulfill({ status: 500, json: { message: "The figures are not at hand." } }),
  );
  await page.getByRole("button", { name: "Export Report" }).click();
  await expect(page.getByText("Export Failed")).toBeVisible();
  await expect(page.getByText("The figures are not at hand.")).toBeVisible();
});
