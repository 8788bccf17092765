import { readSitePages } from "../../scripts/site-pages-plugin";
import { ADDRESSES, type PageName, pageAt } from "../../worker/contract/addresses";
import { mayDo } from "../../worker/contract/rights";
import { inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// What the assistant may is changed here.
test.use({ club: "assistant" });

const ASSISTANT = "assistant@longroll.test";
const PATHS: Partial<Record<PageName, string>> = {
  adminTrainingWeek: "/admin/training/weeks/1",
  weeklyProgramEdit: "/admin/weekly-programs/3/edit",
};
const { pages } = await readSitePages();
const OF_THE_DESK = (Object.keys(pages) as PageName[]).filter((name) => pages[name].who === "admin");
const isTheirs = (name: PageName) => mayDo("coach", pages[name].right ?? "roles");
const pathOf = (name: PageName) => PATHS[name] ?? ADDRESSES[name];

test("every page of the desk names the right that opens it", () => {
  expect(OF_THE_DESK.filter((name) => pages[name].right === null)).toEqual([]);
});

test("an assistant opens what is theirs, where nothing is refused and nothing leads to what is not", async ({
  page,
}) => {
  test.slow();
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  await signIn(page, ASSISTANT);
  for (const name of OF_THE_DESK.filter(isTheirs)) {
    await page.goto(pathOf(name));
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const astray = links.filter((to) => {
      const led = pageAt(to.split("?")[0] ?? to, false)?.name;
      return led && pages[led].who === "admin" && !isTheirs(led);
    });
    expect([name, astray, refused]).toEqual([name, [], []]);
    await inspectThemes(page, `${name} of an assistant`);
  }
});

test("and is turned away from every other, as whoever is no admin", async ({ page }) => {
  await signIn(page, ASSISTANT);
  for (const name of OF_THE_DESK.filter((each) => !isTheirs(each) && !pathOf(each).includes(":"))) {
    await page.goto(pathOf(name));
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  }
});

test("whoever drafts reads who publishes, and an admin lets them publish by their role", async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, ASSISTANT);
  await page.goto("/admin/weekly-programs?status=draft");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Edit/ }) })
    .first();
  await expect(row.getByText("Mateus Andrade publishes.")).toBeVisible();
  await expect(row.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };

  // What they could not save is said before anything is typed, with a way to work on it all the same.
  const list = await page.request.get("/api/admin/weekly-programs?status=published");
  const [published] = (await list.json()) as { id: number }[];
  await page.goto(`/admin/weekly-programs/${published?.id}/edit`);
  await expect(page.getByText("changes here cannot be saved by you")).toBeVisible();
  await inspectThemes(page, "a public week, for whoever drafts");
  await page.getByRole("button", { name: "Copy it as a draft" }).click();
  await page.getByRole("dialog", { name: "Copy the week" }).getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/admin/weekly-programs?status=draft");

  const coach = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signIn(coach, "coach@longroll.test");
  await coach.goto(`/admin/users/${id}`);
  await coach.getByRole("button", { name: /^Change role/ }).click();
  await coach.getByRole("checkbox", { name: "Publishes weeks, workouts and articles" }).check();
  await inspectThemes(coach, "the role of an assistant");
  await coach.getByRole("button", { name: "Save", exact: true }).click();
  await expect(coach.getByText("Role Changed").first()).toBeVisible();
  await coach.context().close();

  await page.reload();
  await expect(row.getByRole("button", { name: /^Publish/ })).toBeVisible();
});
