import { z } from "zod";
import { settled } from "./inspect";
import { expect, signIn, test } from "./product";

test("what the coach has typed and not saved is there again after looking elsewhere", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "coach@longroll.test");
  const answer = await page.request.get("/api/admin/users?search=member%40longroll.test");
  const [member] = z.array(z.object({ id: z.string() })).parse(await answer.json());
  const elsewhere = async (back: string) => {
    await page.getByRole("link", { name: "View site" }).first().click();
    await page.waitForURL((url) => url.pathname !== back.split("?")[0]);
    await page.goBack();
    await settled(page);
  };

  const pinned = "/admin/pinned-messages";
  await page.goto(pinned);
  await page.getByRole("button", { name: "Create Message" }).click();
  await page.getByLabel("Title").fill("Mats closed");
  await page.getByLabel("Priority").fill("11");
  await elsewhere(pinned);
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Mats closed");
  await page.getByLabel("Content").fill("Until Friday");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Priority is a whole number from 1 to 10")).toBeVisible();
  await expect(page.getByLabel("Priority")).toBeFocused();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(page.getByLabel("Title")).toHaveCount(0);

  const rules = "/admin/document-validation?tab=rules";
  await page.goto(rules);
  await page.getByLabel("Rule name").fill("No failure");
  await page.getByLabel("Kind of rule").selectOption({ label: "Must not be there" });
  await page.getByLabel("Word or pattern").fill("failure");
  await elsewhere(rules);
  await expect(page.getByLabel("Word or pattern")).toHaveValue("failure");
  // A rule is made, changed, deleted and taken back.
  await page.getByRole("button", { name: "Create Rule" }).click();
  await page.getByRole("button", { name: "Edit No failure" }).click();
  await page.getByLabel("Rule name").fill("Never to failure");
  await page.getByRole("button", { name: "Update Rule" }).click();
  await page.getByRole("button", { name: "Delete Never to failure" }).click();
  await expect(page.getByRole("button", { name: "Edit Never to failure" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Edit Never to failure" })).toBeVisible();

  const person = `/admin/users/${member?.id}`;
  await page.goto(person);
  await page.getByLabel("New note").fill("Left knee");
  await elsewhere(person);
  await expect(page.getByLabel("New note")).toHaveValue("Left knee");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("New note")).toHaveValue("");

  const requests = "/admin/consultations";
  const asked = await page.evaluate(async () => {
    const body = JSON.stringify({
      name: "Rafael",
      email: "rafael@example.com",
      phone: "+351 912 345 678",
      message: "I would like to train with you twice a week.",
      serviceType: "consultation-only",
      availability: ["weekday-morning"],
      experience: "Two years",
    });
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/consultation-requests", { method: "POST", headers, body })).status;
  });
  expect(asked).toBeLessThan(300);
  await page.goto(requests);
  const note = page.getByLabel("Notes").first();
  await note.fill("Calls back on Monday");
  await elsewhere(requests);
  await expect(note).toHaveValue("Calls back on Monday");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByRole("button", { name: "Save notes" })).toHaveCount(0);
});
