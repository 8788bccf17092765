import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ club: "club-export" });

test("the coach packs the club, sees how far it is, and has all of it in one file", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/export");
  await page.getByLabel("Your password").fill("longroll-demo");
  await page.getByRole("button", { name: "Pack everything" }).click();
  await expect(page.getByRole("heading", { name: "Your export is ready" })).toBeVisible({ timeout: 60_000 });
  await settled(page);
  await inspectEverywhere(page, "export that is ready");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const zip = await JSZip.loadAsync(await readFile(await download.path()), { checkCRC32: true });
  const names = Object.keys(zip.files);
  for (const one of [
    /^data\/members\.csv$/,
    /^weeks\/.+\.docx$/,
    /^weeks\/.+\.xlsx$/,
    /^workouts\/.+\.docx$/,
    /^articles\/.+\.md$/,
    /^media\//,
    /^data\/audit\.json$/,
  ])
    expect(
      names.some((name) => one.test(name)),
      String(one),
    ).toBe(true);
});
