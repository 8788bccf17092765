import type { Page } from "@playwright/test";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

type Mail = { to: string; subject: string; text: string };

test("a visitor signs up, confirms the address by the mailed code, and is on trial for seven days", async ({
  page,
}) => {
  const email = `new-${Date.now()}@example.com`;
  await page.goto("/");
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await page.waitForURL(/\/sign-up/);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Reis");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("long enough to keep");
  await page
    .getByRole("button", { name: /trial|account|sign up/i })
    .last()
    .click();
  await page.waitForURL(/\/verify-email/);

  const refused = await page.request.post("/api/auth/sign-in/email", {
    data: { email, password: "long enough to keep" },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);

  const mail = await newestMail(page, email);
  await page
    .getByLabel(/code/i)
    .first()
    .fill(/Code: (\d{6})/.exec(mail.text)?.[1] ?? "");
  await page
    .getByRole("button", { name: /confirm|verify|continue/i })
    .first()
    .click();
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ana" })).toBeVisible();
  // Nothing is there to look back on: what to do first stands in the place of zeros and empty charts.
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("link", { name: /Train your first session/ })).toHaveAttribute(
    "href",
    /^\/weekly-program\/\d+\?day=\d#training$/,
  );
  await expect(steps.getByText("A note from Mateus")).toBeVisible();
  await expect(page.getByText("Workouts completed")).toHaveCount(0);
  for (const name of ["Your Year", "Minutes per Week"])
    await expect(page.getByRole("heading", { name })).toHaveCount(0);
  for (const name of ["This Month", "Subscription", "Recent Activity", "Quick Actions"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  const user = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email, role: "user", subscriptionStatus: "trialing", timeZone: "Europe/Lisbon" });
  await expect(page.getByText(/7 days left/).first()).toBeVisible();
  await inspectEverywhere(page, "/dashboard");

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ana" })).toBeVisible();
  await expect(steps).toBeVisible();
  await inspectEverywhere(page, "/");

  // With the first training the numbers are there, and so is what is said to whoever comes back.
  const { id } = (await (await page.request.get("/api/workouts")).json())[0];
  expect((await page.request.post(`/api/workouts/${id}/complete`, { data: { duration: 30 } })).ok()).toBe(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Ana" })).toBeVisible();
  await expect(page.getByText("Workouts completed")).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("a passkey is added in the settings and signs in without a password", async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page, "trial@longroll.test");
  await page.goto("/settings");
  await page
    .getByRole("button", { name: /add.*passkey/i })
    .first()
    .click();
  await expect
    .poll(async () => (await (await page.request.get("/api/auth/passkey/list-user-passkeys")).json()).length)
    .toBe(1);

  await page.goto("/api/logout");
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  // The authenticator would answer what the page offers by itself, in the middle of what the button asks for.
  await page.addInitScript(() => {
    if ("PublicKeyCredential" in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /passkey/i }).click();
  await page.waitForURL(/\/dashboard/);
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ email: "trial@longroll.test" });
});

test("the sign-in page's own offer of a passkey and its button never wait for a challenge at once", async ({
  page,
}) => {
  // It holds no passkey, so that nobody signs in meanwhile.
  await addAuthenticator(page);
  const options = "**/api/auth/passkey/generate-authenticate-options";
  let asked = 0;
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(options, async (route) => {
    asked += 1;
    await pressed;
    await route.continue();
  });
  const offered = page.waitForRequest(options);
  await page.goto("/sign-in");
  await offered;
  await page.getByRole("button", { name: /passkey/i }).click();
  await expect(page.getByText("Waiting for your passkey…")).toBeVisible();
  expect(asked).toBe(1);
  arrive();
  await expect.poll(() => asked).toBe(2);
});

test("signing out ends the session everywhere it was used", async ({ page, browser, product }) => {
  await signIn(page, "assistant@longroll.test");
  const other = await browser.newContext({ baseURL: product.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, "assistant@longroll.test");
  await page.goto("/settings");
  await page.getByRole("button", { name: /sign out everywhere else/i }).click();
  await page
    .getByRole("alertdialog", { name: "Sign out everywhere else?" })
    .getByRole("button", { name: /sign out/i })
    .click();
  await expect.poll(async () => (await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  await other.close();
});

async function newestMail(page: Page, to: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await page.request.get("/dev/outbox.json")).json();
      found = mails.find((mail) => mail.to === to);
      return found;
    })
    .toBeTruthy();
  if (!found) throw new Error(`no mail to ${to}`);
  return found;
}

/** A device that can hold passkeys and is always touched at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
