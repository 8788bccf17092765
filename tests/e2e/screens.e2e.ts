import { inspect, inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const SCREENS: Record<string, string[]> = {
  visitor: [
    "/",
    "/sign-in",
    "/sign-up",
    "/sign-in/code?email=a%40b.test",
    "/verify-email?email=a%40b.test",
    "/forgot-password",
    "/reset-password?token=x",
    "/admin-setup",
    "/pricing-that-is-not",
    "/about",
    "/coaching",
    "/book-consultation",
    "/contact",
    "/terms",
    "/privacy-policy",
    "/dev/ui",
    "/dev/outbox",
  ],
  member: ["/weekly-program/2", "/weekly-program/999999", "/settings"],
  lapsed: ["/weekly-program/1"],
  coach: [
    "/admin",
    "/admin/weekly-upload",
    "/admin/workout-upload",
    "/admin/weekly-programs",
    "/admin/help/documents",
    "/admin/consultations",
    "/weekly-program/3",
  ],
};

for (const [who, paths] of Object.entries(SCREENS)) {
  for (const path of paths) {
    test(`${path} as ${who} has no finding and no sideways scroll`, async ({ page }) => {
      if (who !== "visitor") await signIn(page, `${who}@longroll.test`);
      await page.goto(path);
      await settled(page);
      await inspectEverywhere(page, path);
    });
  }
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
