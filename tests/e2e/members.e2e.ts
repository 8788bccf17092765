import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Roles, notes and weeks of members change here.
test.use({ club: "members" });

test("the coach finds members, looks after one, and sees what was done and what it brings", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");

  // A list that does not come says so, and comes when asked again.
  await page.route("**/api/admin/users?*", (route) => route.fulfill({ status: 503, json: { message: "No luck." } }));
  await page.goto("/admin/users?status=past_due");
  await expect(page.getByText("No luck.")).toBeVisible();
  await page.unroute("**/api/admin/users?*");
  await page.getByRole("button", { name: "Try again" }).click();
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Lucía Ferrer" }).click();
  await expect(page.getByRole("article", { name: "Lucía Ferrer" })).toBeVisible();
  await page.getByLabel("Status").selectOption("");
  await page.getByLabel("Search by name or e-mail").fill("lucia");
  await expect(page).toHaveURL(/search=lucia/);
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Search by name or e-mail").fill("zzzz");
  await expect(page.getByRole("heading", { name: "No Users Found" })).toBeVisible();
  await page.getByRole("button", { name: "Show everybody" }).click();
  await expect(page.getByRole("button", { name: "Renata Moraes" })).toBeVisible();

  await page.getByRole("link", { name: /member past due/ }).click();
  const write = page.getByRole("link", { name: "Write to Lucía Ferrer" });
  await expect(write).toHaveAttribute("href", /\/admin\/messages\?member=.*&text=Hi\+Luc/);
  await inspectEverywhere(page, "needs attention");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Show all members" }).click();

  // The last admin keeps the role.
  await page.getByLabel("Role").selectOption("admin");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Mateus Andrade", exact: true }).click();
  await page.getByRole("button", { name: "Change role of Mateus Andrade" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("radio", { name: "User" }).check();
  await dialog.getByRole("button", { name: "Make User" }).click();
  await expect(dialog.getByText("The last admin cannot be demoted.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("alert").getByText("The last admin cannot be demoted.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notification" }).press("Enter");

  await page.goto("/admin/users?search=renata");
  await page.getByRole("button", { name: "Renata Moraes" }).click();
  await page.getByRole("link", { name: "Open the whole page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Renata Moraes" })).toBeVisible();
  await expect(page.getByText("Trainings finished")).toBeVisible();
  const notes = page.getByRole("region", { name: "Private notes" });
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByText("Write something first.")).toBeVisible();
  await notes.getByLabel("New note").fill("Left knee: no jumps before May.");
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByRole("listitem").getByText("Left knee: no jumps before May.")).toBeVisible();
  await notes.getByRole("button", { name: /^Edit note/ }).click();
  await notes.getByLabel("Edit note").fill("Knee is fine again.");
  await notes.getByRole("button", { name: "Save note" }).click();
  await expect(notes.getByRole("listitem").getByText("Knee is fine again.")).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "member");
  await page.setViewportSize({ width: 1440, height: 900 });
  await notes.getByRole("button", { name: /^Delete note/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(notes.getByText("No notes yet.")).toBeVisible();

  // A private week, made of another and opened in the editor, where everybody could be given it.
  await page.getByRole("button", { name: "Make a private week" }).click();
  // Pressed before the weeks are there, the button would do nothing.
  await expect(page.getByRole("dialog").getByLabel("Begin with the training of")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Make a draft" }).click();
  await expect(page.getByText("Private week of Renata Moraes")).toBeVisible();
  await page.getByRole("button", { name: "Change for whom this week is" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "All members" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("For all members")).toBeVisible();

  await page.goto("/admin/audit");
  await expect(page.getByText(/Mateus Andrade changed whose week it is/)).toBeVisible();
  await page.getByLabel("What").selectOption("note.change");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole("link", { name: "Renata Moraes" })).toHaveAttribute("href", /\/admin\/users\//);
  await page.getByLabel("To").fill("2001-01-01");
  await expect(page.getByRole("heading", { name: "Nothing fits these filters" })).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page.getByText(/Mateus Andrade deleted a note/)).toBeVisible();
  await settled(page);
  await inspectEverywhere(page, "audit log");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.route("**/api/admin/numbers?*", (route) => route.fulfill({ status: 503, json: { message: "No luck." } }));
  await page.goto("/admin/numbers");
  await expect(page.getByText("No luck.")).toBeVisible();
  await page.unroute("**/api/admin/numbers?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Monthly revenue", exact: true })).toBeVisible();
  await page.getByRole("link", { name: /in all/ }).click();
  await expect(page.getByRole("region", { name: "Trainings finished" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("link", { name: "Close list" }).click();
  await page.getByText("12 months", { exact: true }).click();
  await expect(page).toHaveURL(/range=1y/);
});
