import { createServer } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { answerCall } from "../../worker/features/billing/simulator/answer-call";
import { SIMULATED_PRICES } from "../../worker/features/billing/simulator/price-ids";
import { newWorld } from "../../worker/features/billing/simulator/world";
import { inspect, inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, Product, signIn, test } from "./product";

const GOOD = "4242424242424242";
const DECLINED = "4000000000000002";
const SECURE = "4000002500003155";

// Members here pay, lapse and grow older.
test.use({ club: "billing" });

test("a trial becomes a membership with a coupon, is cancelled, taken back and switched", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/subscribe");
  await expect(page.getByLabel("Coupon code")).toHaveCount(0);
  await page.getByText("Annual", { exact: true }).click();
  await expect(page.getByText(/After that \$300 per year/)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("main").getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/sign-up\?returnTo=%2Fsubscribe%3Fplan%3Dannual/);
  // Left while nobody is signed in: once somebody is, it leads on by itself.
  await page.goto("/robots.txt");

  await signIn(page, "trial@longroll.test");
  await page.goto("/subscribe?plan=annual");
  const start = page.getByRole("button", { name: /^Subscribe/ });
  await expect(start).toHaveText("Subscribe now: $300 today");
  await page.getByText("Monthly", { exact: true }).click();
  await expect(start).toHaveText("Subscribe now: $30 today");

  // A coupon that is none is said at its field, until it is changed.
  const coupon = page.getByLabel("Coupon code");
  await coupon.fill("NO-SUCH");
  await start.click();
  const refused = page.getByText("Invalid coupon code. Please check and try again.");
  await expect(refused).toBeVisible();
  await expect(coupon).toBeFocused();
  await coupon.fill("oss20");
  await expect(refused).toHaveCount(0);
  await expect(start).toHaveText("Subscribe now: $24 today");
  await start.click();

  // A declined card leaves the form as it is; the same form then pays.
  const pay = page.getByRole("button", { name: "Subscribe now: $24 today" });
  await typeCard(page, DECLINED);
  await expect(page.getByText("Test mode: no real card is charged")).toBeVisible();
  await pay.click();
  await expect(toast(page, "Payment Failed")).toContainText("Your card was declined.");
  await expect(page.locator("form").getByRole("alert")).toHaveText("Your card was declined.");
  await page.getByRole("button", { name: "Dismiss notification" }).click();
  await page.getByText("Test cards", { exact: true }).click();
  await inspectEverywhere(page, "a declined card");
  await typeCard(page, GOOD);
  await pay.click();
  await expect(toast(page, "Payment Successful")).toContainText("Welcome to Longroll!");
  await ledToDashboard(page);
  const card = page.getByRole("region", { name: "Subscription" });
  await expect(card.getByText("Active", { exact: true })).toBeVisible();

  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "You are already subscribed" })).toBeVisible();
  await page.getByRole("link", { name: "Manage Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Monthly membership" })).toBeVisible();
  await expect(page.getByText("Visa ending in 4242").first()).toBeVisible();
  await expect(page.getByText("OSS20: 20% off")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "$24.00" })).toContainText("Paid");
  await settled(page);
  await inspectEverywhere(page, "an active subscription");

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await inspectEverywhere(page, "cancelling, asked", "[role=alertdialog]");
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(toast(page, "Subscription Cancelled")).toBeVisible();
  await expect(page.getByText("Cancelling", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Cancelling", { exact: true })).toBeVisible();
  await inspectThemes(page, "cancelling");
  await page.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(toast(page, "Subscription Reactivated")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Switch to Annual" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch to Annual" });
  await expect(dialog.getByText("Due today")).toBeVisible();
  await expect(dialog.getByText("$300.00")).toBeVisible();
  await inspectEverywhere(page, "switching", "[role=dialog]");
  await dialog.getByRole("button", { name: /^Switch and pay \$/ }).click();
  await expect(toast(page, "Plan Switched")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Annual membership" })).toBeVisible();

  await page.getByRole("button", { name: "Change card" }).click();
  await typeCard(page, "5555555555554444");
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(toast(page, "Card Changed")).toBeVisible();
  await expect(page.getByText("Mastercard ending in 4444").first()).toBeVisible();

  // An active annual plan, and no trial, brings the coaching discount.
  await page.goto("/coaching");
  await expect(page.getByText("Member Discount: 25% off all sessions!")).toBeVisible();
});

test("a bank asks who is paying, a renewal fails, and the open invoice is paid", async ({ page, browser, product }) => {
  test.setTimeout(120_000);
  await signIn(page, "lapsed@longroll.test");
  await page.goto("/subscription");
  await expect(page.getByText("Trial Ended").first()).toBeVisible();
  await inspectThemes(page, "a trial that is over");
  await page.getByRole("link", { name: "Subscribe Now" }).click();
  await page.getByRole("button", { name: "Subscribe now: $30 today" }).click();
  await typeCard(page, SECURE);
  const pay = page.getByRole("button", { name: "Subscribe now: $30 today" });
  const bank = page.getByRole("dialog", { name: "3-D Secure" });

  await pay.click();
  await inspectThemes(page, "3-D Secure", "[role=dialog]");
  await bank.getByRole("button", { name: "Fail authentication" }).click();
  await expect(toast(page, "Payment Failed")).toContainText("We are unable to authenticate");
  await pay.click();
  await bank.getByRole("button", { name: "Close" }).press("Escape");
  await expect(bank).toHaveCount(0);
  await page.goto("/subscription");
  await expect(page.getByText("Payment Required")).toBeVisible();
  await expect(page.getByText("Payment Pending")).toBeVisible();
  await inspectThemes(page, "a payment that is not complete");
  await page.getByRole("link", { name: "Complete Payment" }).click();
  await pay.click();
  await typeCard(page, SECURE);
  await pay.click();
  await bank.getByRole("button", { name: "Complete authentication" }).click();
  await expect(toast(page, "Payment Successful")).toBeVisible();
  await ledToDashboard(page);

  const coach = await browser.newPage({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  await signIn(coach, "coach@longroll.test");
  await coach.goto("/dev/payments");
  const lapsed = coach.getByRole("listitem").filter({ hasText: "lapsed@longroll.test" });
  await lapsed.getByLabel("Next renewal").selectOption("Is declined");
  await expect(toast(coach, "Next renewal set")).toBeVisible();
  await coach.getByRole("button", { name: "31 days" }).click();
  await expect(toast(coach, "31 days have passed")).toBeVisible();
  await expect(lapsed).toContainText("past_due");
  await inspect(coach, "the payment panel");
  await coach.close();

  // On every page it is what comes first.
  for (const path of ["/workouts", "/about"]) {
    await page.goto(path);
    await expect(page.getByRole("complementary", { name: "Payment" })).toContainText("did not go through");
  }
  await settled(page);
  await inspectEverywhere(page, "past due, anywhere");
  await page.getByRole("complementary", { name: "Payment" }).getByRole("link", { name: "Complete Payment" }).click();
  await expect(page.getByRole("button", { name: "Complete Payment" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Payment" })).toHaveCount(0);
  await page.goto("/subscription");
  await expect(page.getByText("Past Due", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your training stays open until .* Complete the payment before then/)).toBeVisible();
  await inspectThemes(page, "past due");
  await page.getByRole("link", { name: "Complete Payment" }).click();
  await page.getByRole("button", { name: "Complete Payment" }).click();
  await typeCard(page, GOOD);
  await page.getByRole("button", { name: "Pay $30 now" }).click();
  await expect(toast(page, "Payment Successful")).toBeVisible();
  await ledToDashboard(page);
  await expect(page.getByRole("complementary", { name: "Payment" })).toHaveCount(0);
  await page.goto("/subscription");
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("Visa ending in 4242").first()).toBeVisible();
});

test("the coach looks after a member's subscription, and the member pays nothing with a full coupon", async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const member = await browser.newPage({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  await signIn(member, "member@longroll.test");
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin-users");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
  await page.getByLabel("Search by name or e-mail").fill("nobody at all");
  await expect(page.getByRole("heading", { name: "No Users Found" })).toBeVisible();
  await page.getByLabel("Search by name or e-mail").fill("member@longroll");
  await page.getByRole("rowheader").getByRole("button").click();
  await expect(page.getByRole("article")).toHaveCount(1);
  const user = page.getByRole("article");
  await expect(user.getByText("Active", { exact: true })).toBeVisible();

  await user.getByRole("button", { name: "Cancel at Period End" }).click();
  await expect(toast(page, "Subscription Cancelled")).toContainText(
    "User's subscription has been set to cancel at period end.",
  );
  await expect(user.getByText("Cancelling")).toBeVisible();
  await user.getByRole("button", { name: "Reactivate" }).click();
  await expect(toast(page, "Subscription Reactivated")).toContainText("User's subscription has been reactivated.");
  await user.getByRole("button", { name: "Sync now" }).click();
  await expect(toast(page, "Subscription Synced")).toBeVisible();

  await user.getByRole("button", { name: "Cancel Immediately" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("Pro rata").click();
  // On a phone the table and what is open beside it is another list.
  await inspectThemes(page, "cancelling immediately", "[role=alertdialog]");
  // What goes back is named on the button before, and in the toast after.
  const end = dialog.getByRole("button", { name: /^Cancel and refund \$/ });
  const amount = /\$[\d.]+/.exec(await end.innerText())?.[0] ?? "";
  await end.click();
  await expect(toast(page, "Subscription Terminated")).toContainText(
    `User's subscription has been cancelled immediately. ${amount} were refunded`,
  );
  await expect(user.getByText("Cancelled", { exact: true })).toBeVisible();
  // What has been refunded is not given back by a press.
  await user.getByRole("button", { name: "Reactivate" }).click();
  await expect(toast(page, "Error")).toContainText("Failed to reactivate subscription.");
  await expect(user.getByRole("alert")).toBeVisible();

  await member.goto("/subscription");
  await expect(member.getByText("Cancelled", { exact: true })).toBeVisible();
  await member.goto("/subscribe");
  await member.getByLabel("Coupon code").fill("FIRSTMONTH");
  await member.getByText("Monthly", { exact: true }).click();
  await member.getByRole("button", { name: "Subscribe now: $0 today" }).click();
  await expect(member.getByRole("heading", { name: /Nothing to pay today/ })).toBeVisible();
  await typeCard(member, GOOD);
  await inspectThemes(member, "a card after a full coupon");
  await member.getByRole("button", { name: "Save card" }).click();
  await expect(toast(member, "Subscription Active")).toBeVisible();
  await ledToDashboard(member);
  await member.goto("/subscription");
  await expect(member.getByRole("row").filter({ hasText: "$0.00" })).toContainText("Paid");
  await expect(member.getByText("Visa ending in 4242").first()).toBeVisible();
  await member.close();
});

test("the provider's own form is loaded, tried again when it is blocked, and pays", async ({ browser }) => {
  test.setTimeout(120_000);
  const double = await stripeDouble();
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_double",
    STRIPE_PUBLISHABLE_KEY: "pk_test_double",
    STRIPE_WEBHOOK_SECRET: "whsec_double",
    STRIPE_API_BASE: double.url,
    STRIPE_PRICE_MONTHLY: SIMULATED_PRICES.monthly,
    STRIPE_PRICE_ANNUAL: SIMULATED_PRICES.annual,
  };
  // A product takes its settings from the environment it is started in.
  Object.assign(process.env, settings);
  const product = await Product.start().finally(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
  });
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  try {
    const refusals: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refusals.push(message.text());
    });
    let blocked = true;
    await page.route("https://js.stripe.com/**", (route) =>
      blocked ? route.abort() : route.fulfill({ contentType: "text/javascript", body: STAND_IN }),
    );
    await page.route("https://api.stripe.com/**", async (route) => {
      const url = new URL(route.request().url());
      const answer = await route.fetch({ url: `${double.url}${url.pathname}${url.search}` });
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "access-control-allow-origin": "*" } });
    });
    await signIn(page, "trial@longroll.test");
    await page.goto("/subscribe");
    await page.getByRole("button", { name: "Subscribe now: $30 today" }).click();
    await expect(page.getByRole("heading", { name: "The payment form could not be loaded" })).toBeVisible();
    await inspect(page, "a blocked form");
    blocked = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Card", { exact: true }).fill(DECLINED);
    const pay = page.getByRole("button", { name: "Subscribe now: $30 today" });
    await pay.click();
    await expect(toast(page, "Payment Failed")).toContainText("Your card was declined.");
    await page.getByLabel("Card", { exact: true }).fill(GOOD);
    await pay.click();
    await expect(toast(page, "Payment Successful")).toBeVisible();
    await ledToDashboard(page);
    await expect(page.getByRole("region", { name: "Subscription" }).getByText("Active", { exact: true })).toBeVisible();

    // Back from a bank that has refused: no success, and no secret left in the address.
    await page.goto("/dashboard?redirect_status=failed&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2");
    await expect(toast(page, "Payment Failed")).toBeVisible();
    await expect(page).toHaveURL("/dashboard");
    expect(refusals).toEqual([]);
  } finally {
    await page.close();
    await product.dispose();
    await double.close();
  }
});

/** Another implementation of the provider's API, on loopback: the product reaches it over HTTP as it would the real one. */
async function stripeDouble(): Promise<{ url: string; close: () => Promise<void> }> {
  const world = newWorld("double");
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://double");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const answer = answerCall(
      world,
      {
        method: request.method ?? "GET",
        path: url.pathname,
        query: url.search.slice(1),
        body: Buffer.concat(parts).toString(),
        idempotencyKey: request.headers["idempotency-key"]?.toString() ?? null,
      },
      Math.floor(Date.now() / 1000),
    );
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address !== "object") throw new Error("The double has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** It is a document of its own, loaded once its address is there: a page load before that would come between. */
async function ledToDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome back/ })).toBeVisible();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("1234");
  await page.getByLabel("Security code").fill("123");
}

const toast = (page: Page, title: string): Locator =>
  page
    .locator("[role=status], [role=alert]")
    .filter({ has: page.getByRole("button", { name: "Dismiss notification" }), hasText: title });

/** What js.stripe.com would serve, as far as the page uses it: a field in the page, and the provider's public calls. */
const STAND_IN = `
window.Stripe = (key) => {
  const confirm = (kind, name) => async ({ elements }) => {
    const [id] = elements.secret.split("_secret_");
    const body = new URLSearchParams({
      key,
      client_secret: elements.secret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": elements.field.value,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2034",
      "payment_method_data[card][cvc]": "123",
    });
    const answer = await fetch("https://api.stripe.com/v1/" + kind + "/" + id + "/confirm", { method: "POST", body });
    const json = await answer.json();
    return json.error ? { error: json.error } : { [name]: json };
  };
  return {
    elements({ clientSecret }) {
      const elements = {
        secret: clientSecret,
        field: null,
        create() {
          const handlers = {};
          return {
            on(event, handler) { handlers[event] = handler; return this; },
            off() { return this; },
            update() { return this; },
            destroy() {},
            mount(place) {
              const label = place.appendChild(document.createElement("label"));
              label.textContent = "Card";
              elements.field = label.appendChild(document.createElement("input"));
              setTimeout(() => handlers.ready({ elementType: "payment" }));
            },
          };
        },
        update() {},
        submit: async () => ({ selectedPaymentMethod: "card" }),
      };
      return elements;
    },
    confirmPayment: confirm("payment_intents", "paymentIntent"),
    confirmSetup: confirm("setup_intents", "setupIntent"),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    _registerWrapper() {},
    registerAppInfo() {},
  };
};
window.Stripe.version = "endive";
`;
