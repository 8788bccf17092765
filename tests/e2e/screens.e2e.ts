import type { Page } from "@playwright/test";
import { z } from "zod";
import { focusInSight } from "./focus-in-sight";
import { hearRefusals } from "./hear-refusals";
import { fitsEverySize, inspect, inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";
import { A_MEMBER, NO_PAGE, screensOf, type Who } from "./screens";

const LOOK_LIMIT_MS = 30_000;

for (const who of ["visitor", "trial", "member", "lapsed", "coach"] satisfies Who[]) {
  const screens = who === "visitor" ? [...screensOf(who), NO_PAGE] : screensOf(who);
  test(`no screen of a ${who} has a finding, scrolls sideways, hides the focus or needs what it may not, and each has a name`, async ({
    page,
    context,
  }) => {
    test.setTimeout(screens.length * LOOK_LIMIT_MS);
    if (who !== "visitor") await signIn(page, `${who}@longroll.test`);
    const refused = await hearRefusals(context);
    const someone = who === "coach" ? await aMember(page) : "";
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(screen.replace(A_MEMBER, someone));
        await settled(page);
        await expect(page).toHaveTitle(/^\S.+ · (Longroll|Train for the long roll\.)$/);
        await expect(page.getByRole("heading", { level: 1 }), `${screen}: main headings`).toHaveCount(1);
        await fitsEverySize(page, screen);
        await inspectEverywhere(page, screen);
        // Pages of the machine's own tools are no part of the product.
        if (!screen.startsWith("/dev/")) await focusInSight(page, screen);
      });
    }
    expect(refused).toEqual([]);
  });
}

test("the menus open, close and give the focus back by keyboard", async ({ page }) => {
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /menu/i });
  await toggle.press("Enter");
  await expect(page.getByRole("link", { name: "Pricing" }).first()).toBeVisible();
  await inspect(page, "mobile menu");
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();

  await signIn(page, "coach@longroll.test");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard");
  await settled(page);
  const avatar = page.getByRole("button", { name: /account/i });
  await avatar.press("Enter");
  for (const name of ["Dashboard", "Subscription", "Settings", "Admin"]) {
    await expect(
      page.getByRole("navigation", { name: "Account" }).getByRole("link", { name, exact: true }),
    ).toBeVisible();
  }
  await inspect(page, "avatar menu");
  await page.keyboard.press("Escape");
  await expect(avatar).toBeFocused();
});

test("an old tab whose code is gone loads anew once, and then says so", async ({ page }) => {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await page.goto("/sign-in");
  await settled(page);
  await page.route("**/assets/sign-up-page-*.js", (route) => route.fulfill({ status: 404 }));
  await page
    .getByRole("main")
    .getByRole("link", { name: /free trial/ })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "This page did not arrive" })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await inspectThemes(page, "a page that did not arrive");
  await page.unroute("**/assets/sign-up-page-*.js");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Train free/ })).toBeVisible();
});

async function aMember(page: Page): Promise<string> {
  const answer = await page.request.get("/api/admin/users?search=member%40longroll.test");
  const [member] = z.array(z.object({ id: z.string() })).parse(await answer.json());
  if (!member) throw new Error("The demo club has no member.");
  return member.id;
}
