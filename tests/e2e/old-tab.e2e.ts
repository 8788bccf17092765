import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./product";

/** From now on the files that a page has not fetched yet are those of an earlier deploy: gone, until the page is loaded anew. */
async function deployMeanwhile(page: Page): Promise<{ loads: () => number }> {
  let loads = 0;
  let isOld = true;
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads += 1;
    isOld = false;
  });
  await page.route("**/assets/**", (route) =>
    isOld && route.request().resourceType() !== "document"
      ? route.fulfill({ status: 404, body: "Not found" })
      : route.continue(),
  );
  return { loads: () => loads };
}

test("a page that is older than the last deploy brings itself up to date once, where it was going", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { loads } = await deployMeanwhile(page);
  // Without a load: the address of the page changes before its code is asked for.
  await page.evaluate(() => {
    history.pushState({}, "", "/settings");
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page).toHaveURL(/\/settings$/);
});

test("without any network the first notification says its words, and the page stays", async ({ page, context }) => {
  await signIn(page, "trial@longroll.test");
  await page.goto("/community");
  await page.getByLabel("Your post").fill("Do not lose me.");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Failed to share your post. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue("Do not lose me.");
  await page.getByRole("button", { name: "Dismiss notification" }).click();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: "Do not lose me." })).toHaveCount(1);
});
