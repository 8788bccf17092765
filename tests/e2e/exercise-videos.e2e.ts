import type { LibraryEntry } from "../../worker/contract/library";
import { inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Links are set and exercises are merged here.
test.use({ club: "exercise-videos" });

const LINK = "https://youtu.be/abcdefghijk";

test("the coach finds missing videos, sets a link everywhere, tidies the library and pastes a list", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin");
  await settled(page);
  await page.getByRole("link", { name: /missing videos?$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Exercise Video Manager" })).toBeVisible();
  const without = page.getByRole("region", { name: "Exercises Without Video" });
  const having = page.getByRole("region", { name: "Exercises With Video" });
  await expect(without.getByRole("listitem").first()).toBeVisible();
  await expect(having.getByRole("listitem").first()).toBeVisible();

  // A link that does not arrive is not lost; one that is no link is refused beside its field.
  await page.getByLabel("Search").fill("short-lever");
  await expect(having.getByText("Nothing here is found by “short-lever”.")).toBeVisible();
  // Each list has an answer of its own.
  await expect(without.getByRole("listitem").filter({ hasNotText: /short-lever/i })).toHaveCount(0);
  await without.getByRole("button", { name: "Add Video Link of Short-Lever Copenhagen Plank" }).first().click();
  const input = without.getByLabel("Video URL of Short-Lever Copenhagen Plank");
  await expect(input).toBeFocused();
  await expect(without.getByRole("button", { name: "Save" })).toBeDisabled();
  await input.fill("youtu.be/abcdefghijk");
  await without.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Update Failed")).toBeVisible();
  await expect(without.getByText("This is not a web address. Start it with https://.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notification" }).press("Enter");
  await page.route("**/api/admin/exercises/*/video", (route) => route.abort());
  await input.fill(`  ${LINK} `);
  await without.getByLabel("Use it").selectOption("missing");
  await without.getByRole("button", { name: "Save" }).click();
  await expect(without.getByText("You seem to be offline.")).toBeVisible();
  await expect(input).toHaveValue(`  ${LINK} `);
  await page.getByRole("button", { name: "Dismiss notification" }).press("Enter");
  await page.unroute("**/api/admin/exercises/*/video");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await without.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toEqual({ videoUrl: LINK, uses: "missing" });
  await expect(page.getByText("Video URL Updated")).toBeVisible();
  await expect(without.getByText("Nothing here is found by “short-lever”.")).toBeVisible();
  await expect(having.getByRole("listitem").first()).toBeVisible();
  const view = having.getByRole("link", { name: /^View Video of Short-Lever/ }).first();
  await expect(view).toHaveAttribute("href", LINK);
  await expect(view).toHaveAttribute("target", "_blank");
  await having.getByRole("button", { name: "Edit Link of Short-Lever Copenhagen Plank" }).first().click();
  await page.keyboard.press("Escape");
  await expect(having.getByRole("button", { name: "Edit Link of Short-Lever Copenhagen Plank" }).first()).toBeFocused();

  await page.getByRole("tab", { name: "Library" }).click();
  const library = page.getByRole("region", { name: "Exercise Library" });
  await page.getByLabel("Search").fill("copenhagen");
  await expect(library.getByRole("heading", { level: 3 })).toHaveCount(2);
  await library.getByRole("button", { name: /^Used in .* of Short-Lever Copenhagen Plank$/ }).click();
  await expect(library.getByRole("link", { name: "Pressure Block, Week 3" }).first()).toHaveAttribute(
    "href",
    /^\/admin\/weekly-programs\/\d+\/edit$/,
  );
  await inspectEverywhere(page, "library");
  await library.getByRole("button", { name: "Merge Copenhagen Plank with another exercise" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Find the other exercise").fill("short-lever");
  await dialog.getByRole("radio", { name: "Short-Lever Copenhagen Plank" }).check();
  await inspectThemes(page, "merging", "[role=dialog]");
  await dialog.getByRole("button", { name: "Merge into Short-Lever Copenhagen Plank" }).click();
  await expect(page.getByText("Exercises Merged")).toBeVisible();
  await expect(library.getByText("Also Copenhagen Plank")).toBeVisible();

  await library.getByRole("button", { name: "Edit Short-Lever Copenhagen Plank" }).click();
  await dialog.getByLabel("Tags").fill("groin, isometric");
  await dialog.getByLabel("Other names").fill("Copenhagen Plank\nGoblet Squat");
  await inspectThemes(page, "an exercise", "[role=dialog]");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/“Goblet Squat” is another exercise of the library/)).toBeVisible();
  await dialog.getByLabel("Other names").fill("Copenhagen Plank\nAdductor Plank");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(library.getByText("Also Adductor Plank, Copenhagen Plank")).toBeVisible();

  await page.getByRole("tab", { name: "Paste links" }).click();
  const box = page.getByLabel("Names and links");
  await box.fill(`Gorilla Rows, ${LINK}\nOnly a name\nCrab Reach ${LINK}`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "2 links to save" })).toBeFocused();
  await expect(page.getByText("Line 2: There is no link in this line.")).toBeVisible();
  await expect(page.getByText("New in the library")).toBeVisible();
  await inspectEverywhere(page, "pasted links");
  await page.getByRole("button", { name: "Save 2 links" }).click();
  await expect(page.getByText("Video Links Saved")).toBeVisible();
  await expect(box).toHaveValue("Only a name");
  await page.reload();
  await expect(box).toHaveValue("Only a name");
  const found = await page.request.get("/api/admin/exercise-library?search=gorilla");
  expect(((await found.json()) as LibraryEntry[])[0]).toMatchObject({ videoUrl: LINK, missing: 0 });

  await page.getByRole("tab", { name: /^Links to mend/ }).click();
  await expect(
    page
      .getByRole("tabpanel")
      .getByText(/Air Bike/)
      .first(),
  ).toBeVisible();
});

test("a draft is seen as members will see it", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  const list = await page.request.get("/api/admin/weekly-programs?status=draft");
  const [draft] = (await list.json()) as { id: number; title: string }[];
  await page.goto(`/weekly-program/${draft?.id}?as=member`);
  await expect(page.getByRole("heading", { level: 1, name: draft?.title ?? "" })).toBeVisible();
  await expect(page.getByText("It is a draft: so far only admins do.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to editing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Edit ${draft?.title}` })).toBeVisible();
});
