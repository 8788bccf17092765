import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/find-chromium.mjs";

/** Pages of each kind. The article is any; `{post}` stands for its name. */
export const PAGES = {
  public: [
    "/",
    "/about",
    "/coaching",
    "/book-consultation",
    "/contact",
    "/blog",
    "/blog/{post}",
    "/terms",
    "/sign-in",
    "/sign-up",
  ],
  member: [
    "/dashboard",
    "/community",
    "/messages",
    "/workouts",
    "/workout/1",
    "/weekly-program/1",
    "/settings",
    "/subscription",
  ],
  admin: [
    "/admin",
    "/admin/weekly-programs",
    "/admin/weekly-programs/1/edit",
    "/admin/weekly-upload",
    "/admin/users",
    "/admin/numbers",
    "/admin/audit",
    "/admin/exercise-videos",
    "/admin/messages",
    "/admin/document-validation",
  ],
};
export const WHO = { public: null, member: "member@longroll.test", admin: "coach@longroll.test" };

export const openBrowser = async () =>
  chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });

/** A browser that has never been here, signed in where a cookie is given. */
export async function newcomer(browser, { url, cookie, ...options }) {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const cookies = (cookie ?? "").split("; ").filter(Boolean);
  await context.addCookies(
    cookies.map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url })),
  );
  return context;
}

export async function anArticle(url) {
  return (await (await fetch(`${url}/api/blog`)).json())[0].slug;
}
