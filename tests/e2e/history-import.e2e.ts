import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// The member has lifted here what they have not in the demo club.
test.use({ club: "history-import" });

const STRONG = `Date;Workout Name;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE
2023-03-01 18:22:05;"Evening";"Deadlift (Barbell)";1;100,5;5;0;0;"";"";8,5
2023-03-01 18:22:05;"Evening";"Deadlift (Barbell)";2;110;3;0;0;"";"";
2023-03-02 18:22:05;"Evening";"Zottman Curl (Dumbbell)";1;12,5;10;0;0;"";"";
someday;"Evening";"Plank";1;0;0;0;90;"";"";
`;

test("a member brings a log along from settings, sees what each row does, and takes it back", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "member@longroll.test");
  await page.goto("/settings#history");
  const file = { name: "strong.csv", mimeType: "text/csv", buffer: Buffer.from(STRONG) };
  const section = page.getByRole("region", { name: "Training history" });
  await section.locator("input[type=file]").setInputFiles(file);
  await expect(section.getByText("It looks like an export of Strong.")).toBeVisible();
  await section
    .getByRole("combobox", { name: "Dumbbell Zottman Curl" })
    .selectOption("Keep as “Dumbbell Zottman Curl”");
  await section.getByRole("button", { name: "Check every row" }).click();
  const rows = section.getByRole("table", { name: "What each row does" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("on 2023-03-01: 2 sets.");
  await expect(rows.nth(3)).toContainText("“someday” is no day.");
  await settled(page);
  await inspectEverywhere(page, "checked log");
  await page.setViewportSize({ width: 1440, height: 900 });
  await section.getByRole("button", { name: "Bring in 2 entries" }).click();
  const made = section.getByRole("list", { name: "Training brought in" }).getByRole("listitem");
  await expect(made).toContainText("3 sets");

  await section.locator("input[type=file]").setInputFiles(file);
  await section.getByRole("button", { name: "Check every row" }).click();
  await expect(rows.nth(1)).toContainText("is there already");
  await made.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(made).toContainText("Taken back");
});
