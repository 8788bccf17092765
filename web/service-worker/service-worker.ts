import { createStore, keys, set } from "idb-keyval";
import { addPlugins, addRoute, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { addressOf, pageAt } from "../../worker/contract/addresses";
import { knownPage, pagePolicy } from "../../worker/contract/known-pages";
import { OWN_LOGO } from "../../worker/contract/logo-pictures";
import { isOfMembers } from "../../worker/contract/page-facts";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the page's entry, and the files required before this version may take over. */
declare const __ENTRY__: string;
declare const __PRECACHE__: { url: string; revision: string | null }[];
declare const __SHELL__: string;
/** By page name: scripts it starts with, beyond those of every page. */
declare const __PAGE_SCRIPTS__: Record<string, readonly string[]>;

const SHELL_WAIT_SECONDS = 3;
/** Maximum wait for a store that does not open. */
const STORE_WAIT_MS = 300;
const ASSETS_CACHE = "longroll-assets";
const ASSETS_KEPT = 150;

// Only the shell and hashed files are cached here: no API answers, no members' files.
addPlugins([
  {
    // The shell is the same for everybody, so it is fetched without credentials.
    requestWillFetch: async ({ request }) => new Request(request, { credentials: "omit" }),
    // During a deploy, the shell may be of another version than its files.
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      if (new URL(request.url).pathname !== __SHELL__) return response;
      return (await response.clone().text()).includes(__ENTRY__) ? response : null;
    },
  },
]);
precache(__PRECACHE__);

// Pages come from the network, so that headers, redirects and 404s are the server's, and a fresh load gets a new
// version. Offline, every page is the cached shell. Online, member pages are too, on a device with their last answers
// and while no newer version is known: they paint from what is there.
const pages = new NetworkOnly({
  networkTimeoutSeconds: SHELL_WAIT_SECONDS,
  plugins: [{ handlerDidError: ({ request }) => shellFor(new URL(request.url).pathname) }],
});

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === "navigate" && sameOrigin && pageAt(url.pathname, false) !== null,
  async (options) => {
    const { pathname } = options.url;
    const shell = isMembers(pathname) && isNewest() && (await hasAnswers()) ? await shellFor(pathname) : undefined;
    return shell ?? pages.handle(options);
  },
);

addRoute({ cleanURLs: false, directoryIndex: "" });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [{ cacheDidUpdate: dropOldest }] }),
);

// A file shared from another app is stored on the device until the member decides whether to send it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === addressOf("messages"),
  async ({ request }) => {
    const file = (await request.formData()).get("media");
    if (file instanceof File && file.size > 0) await set("file", file, createStore("longroll-shared", "files"));
    return Response.redirect(addressOf("messages"), 303);
  },
  "POST",
);

// A new version waits until no page uses the old one, or the member asks for it.
self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (event.data?.type === "ENTRY") event.ports[0]?.postMessage(__ENTRY__);
});

// Takes control of the page that installed the first version, so that what it loads is cached.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A push must show a notification, or the browser shows a generic one.
self.addEventListener("push", (event) => {
  const { title, body, path, tag, icon } = pushIn(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(ownAddress(event.notification.data)));
});

/** Excludes addresses with a trailing slash, which the server redirects. */
function isMembers(path: string): boolean {
  const page = knownPage(path, false);
  return page !== null && isOfMembers(page.facts) && !path.endsWith("/");
}

const isNewest = () => !self.registration.installing && !self.registration.waiting;

const answers = createStore("longroll-saved", "answers");

/** Returns whether the device has a member's answers. The page checks whose they are and who is signed in. */
async function hasAnswers(): Promise<boolean> {
  const late = new Promise<never[]>((resolve) => setTimeout(() => resolve([]), STORE_WAIT_MS));
  const found = await Promise.race([keys(answers), late]).catch(() => []);
  return found.length > 0;
}

/** Returns the cached shell with the policy and scripts of another page: it was cached with its own. */
async function shellFor(path: string): Promise<Response | undefined> {
  const shell = await matchPrecache(__SHELL__);
  if (!shell) return undefined;
  const headers = new Headers(shell.headers);
  for (const [name, value] of Object.entries(pagePolicy(path))) headers.set(name, value);
  return new Response(withScriptsOf(path, await shell.text()), { headers });
}

const scriptsOf = (path: string) => __PAGE_SCRIPTS__[pageAt(path, true)?.name ?? ""] ?? [];

/** Preloads all of a page's scripts at once, instead of discovering them import by import. */
function withScriptsOf(path: string, shell: string): string {
  const others = new Set(scriptsOf(__SHELL__));
  const links = scriptsOf(path).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return shell
    .replace(/<link rel="modulepreload" crossorigin href="([^"]+)">/g, (link, file) => (others.has(file) ? "" : link))
    .replace("</head>", () => `${links.join("")}</head>`);
}

type Shown = { title: string; body: string; path: string; tag: string; icon: string };

function pushIn(data: PushMessageData | null): Shown {
  const shown = {
    title: "Longroll",
    body: "There is something new for you.",
    path: addressOf("dashboard"),
    tag: "notice",
    icon: OWN_LOGO.icon192,
  };
  try {
    return { ...shown, ...(data?.json() as Partial<Shown>) };
  } catch {
    return shown;
  }
}

/** Returns the address if it is a page of this site, else the dashboard. */
function ownAddress(path: unknown): string {
  const address =
    typeof path === "string" && URL.canParse(path, self.location.origin) && new URL(path, self.location.origin);
  return address && address.origin === self.location.origin && pageAt(address.pathname, false)
    ? address.href
    : new URL(addressOf("dashboard"), self.location.origin).href;
}

/** Opens an address in an open page of the site, else in a new one. */
async function openPage(address: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  await open.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Deletes the oldest files of earlier versions, which open pages may still request. */
async function dropOldest({ cacheName }: { cacheName: string }): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - ASSETS_KEPT)).map((one) => cache.delete(one)));
}
