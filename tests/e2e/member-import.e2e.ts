import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Members come here who were not in the demo club.
test.use({ club: "member-import" });

const LIST = `Full Name;E-Mail Address;Membership expires;Groups
Beatriz Nunes;beatriz@example.com;31/12/2027;"No-gi; Morning"
Rui Costa;rui at example;31/12/2027;
Otto Lindqvist;otto@example.com;;
`;

test("a list is checked row by row, brought in, invited, and one of it chooses a password", async ({
  page,
  browser,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/users");
  await page.getByRole("link", { name: "Import members" }).click();
  const file = { name: "club.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${LIST}`, "utf16le") };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByLabel("E-mail")).toHaveValue("1");
  await expect(page.getByLabel("Paid until")).toHaveValue("2");
  await page.getByRole("button", { name: "Check every row" }).click();
  const rows = page.getByRole("table", { name: "What each row does" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("New member, access until 2027-12-31, tagged No-gi, Morning.");
  await expect(rows.nth(2)).toContainText("“rui at example” is no e-mail address.");
  await settled(page);
  await inspectEverywhere(page, "checked list");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByRole("button", { name: "Invite 2 members" }).click();
  await page.getByRole("dialog").getByLabel("Text").fill("We have moved.");
  await expect(page.getByRole("dialog").getByRole("region", { name: "Preview" })).toContainText("We have moved.");
  await inspectEverywhere(page, "inviting", "[role=dialog]");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("dialog").getByRole("button", { name: "Invite 2" }).click();
  await expect(page.getByText(/2 invited/)).toBeVisible();

  const mails = (await (await page.request.get("/dev/outbox.json")).json()) as { to: string; text: string }[];
  const link = /https?:\S+reset-password\S+/.exec(
    mails.find(({ to }) => to === "beatriz@example.com")?.text ?? "",
  )?.[0];
  const member = await browser.newPage({ baseURL: product.url });
  const address = new URL(link ?? "");
  await member.goto(address.pathname + address.search);
  await member
    .getByLabel(/password/i)
    .first()
    .fill("a-long-enough-phrase-1");
  const chosen = member.waitForResponse(
    (answer) => /reset-password$/.test(answer.url()) && answer.request().method() === "POST",
  );
  await member
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  expect((await chosen).status()).toBe(200);
  await signIn(member, "beatriz@example.com", "a-long-enough-phrase-1");
  await member.goto("/subscription");
  await expect(member.getByText(/Your access is paid until/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1 joined/)).toBeVisible();
});
