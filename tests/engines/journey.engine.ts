import { fileURLToPath } from "node:url";
import { type APIRequestContext, request, test } from "@playwright/test";
import { Product } from "../e2e/product";
import type { Engine, Size } from "./engine";
import { openFirefox } from "./firefox";
import { Screen } from "./screen";
import { openWebKit } from "./webkit";

const DOCUMENT = fileURLToPath(new URL("../fixtures/documents/w01_guideline_headings.docx", import.meta.url));
const WORKOUT = { id: 1, title: "Base Builder" };
/** MiniBrowser's narrowest. */
const PHONE: Size = { width: 447, height: 844 };
const DESK: Size = { width: 1280, height: 900 };

test.describe.configure({ mode: "serial" });

let product: Product;
let engine: Engine;
let screen: Screen;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  test.setTimeout(240_000);
  const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, MINI_BROWSER_PATH } = process.env;
  if (project.name === "Firefox") {
    test.skip(!FIREFOX_PATH, "Firefox is not installed");
    engine = await openFirefox(FIREFOX_PATH as string);
  } else {
    test.skip(!(WEBKIT_DRIVER_PATH && MINI_BROWSER_PATH), "WebKitGTK is not installed");
    engine = await openWebKit(WEBKIT_DRIVER_PATH as string, MINI_BROWSER_PATH as string);
  }
  console.log(`${project.name} is ${engine.version}`);
  product = await Product.start();
});

test.afterAll(async () => {
  await engine?.close();
  await product?.dispose();
});

test("a member signs in by typing and is on the dashboard", async () => {
  screen = new Screen(await engine.open(PHONE), product.url);
  await signInByTyping("member@longroll.test", "/dashboard");
  await screen.sees("Welcome back, Renata");
});

test("the week opens from there, with its days and exercises", async () => {
  await screen.click({ link: "Start Week" });
  await screen.sees("Complete No Equipment");
});

test("a workout runs, a set is logged and stored, and it counts", async () => {
  await screen.goto(`/workout/${WORKOUT.id}`);
  await screen.click({ button: "Start Workout" });
  await screen.click({ button: "Log sets" });
  await screen.type("Set 1, load in kilograms", "22,5");
  await screen.type("Set 1, time in seconds or minutes", "40");
  const calls = await callsOf("member@longroll.test");
  await screen.until("have the set on the server", async () => {
    const training = await (await calls.get(`/api/workouts/${WORKOUT.id}/training`)).text();
    return training.includes("22.5");
  });
  await screen.click({ button: "Complete Workout" });
  await screen.sees("Workout Completed!");
});

test("what another member posts is heard without a reload", async () => {
  await screen.goto("/community");
  await screen.sees("Nobody else is here right now");
  const calls = await callsOf("trial@longroll.test");
  await calls.post("/api/community/posts", { data: { content: "Heard in every engine." } });
  await screen.click({ button: "1 new post" });
  await screen.sees("Heard in every engine.");
});

test("without the server a reload shows what was saved, and with it what is new", async () => {
  await screen.goto("/dashboard");
  await screen.sees("Welcome back, Renata");
  await screen.until("keep the dashboard", () => screen.evaluate("navigator.serviceWorker?.controller != null"));
  await screen.reload();
  await screen.sees("Welcome back, Renata");
  await product.stop();
  await screen.reload();
  await screen.sees("You are offline. Saved");
  await screen.sees("Welcome back, Renata");
  await product.run();
  await screen.seesNoMore("You are offline");
  await screen.close();
});

test("a member on trial subscribes", async () => {
  screen = new Screen(await engine.open(PHONE), product.url);
  await signInByTyping("trial@longroll.test", "/subscribe");
  await screen.click({ choice: "Monthly" });
  await screen.click({ button: "Subscribe now" });
  await screen.type("Card number", "4242424242424242");
  await screen.type("Expiration date", "1234");
  await screen.type("Security code", "123");
  await screen.click({ button: "Subscribe now" });
  await screen.sees("Payment Successful");
  await screen.close();
});

test("the coach uploads a document and publishes the week", async () => {
  screen = new Screen(await engine.open(DESK), product.url);
  await signInByTyping("coach@longroll.test", "/admin/weekly-upload");
  await screen.sees("Upload Weekly Program");
  await screen.choose(DOCUMENT);
  await screen.click({ button: "Upload Program" });
  await screen.sees("Weekly Program Uploaded Successfully!");
  let title = "";
  await screen.until("name the week that was made", async () => {
    title = await screen.evaluate<string>("document.querySelector('#result')?.textContent ?? ''");
    return title !== "";
  });
  await screen.goto("/admin/weekly-programs");
  await screen.click({ button: `Publish ${title}` });
  await screen.click({ button: `Unpublish ${title}` });
  await screen.close();
});

async function signInByTyping(email: string, returnTo: string): Promise<void> {
  await screen.goto(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
  await screen.type("E-mail", email);
  await screen.type("Password", "longroll-demo");
  await screen.click({ button: "Sign in" });
  await screen.until(`be led to ${returnTo}`, async () => (await screen.path()) === returnTo);
}

/** Somebody else's calls, or what the server holds of a member. */
async function callsOf(email: string): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL: product.url });
  const answer = await calls.post("/api/auth/sign-in/email", { data: { email, password: "longroll-demo" } });
  if (!answer.ok()) throw new Error(await answer.text());
  return calls;
}
