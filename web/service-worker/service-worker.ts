import { createStore, keys, set } from "idb-keyval";
import { addPlugins, addRoute, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { addressOf, pageAt } from "../../worker/contract/addresses";
import { knownPage, pagePolicy } from "../../worker/contract/known-pages";
import { OWN_LOGO } from "../../worker/contract/logo-pictures";
import { isOfMembers } from "../../worker/contract/page-facts";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the entry of the page, and what has to be there before this version may take over. */
declare const __ENTRY__: string;
declare const __PRECACHE__: { url: string; revision: string | null }[];
declare const __SHELL__: string;
/** By the names of pages, the scripts that they begin with beyond those of every page. */
declare const __PAGE_SCRIPTS__: Record<string, readonly string[]>;

const SHELL_WAIT_SECONDS = 3;
/** A store that does not open by then is waited for by nobody. */
const STORE_WAIT_MS = 300;
const ASSETS_CACHE = "longroll-assets";
const ASSETS_KEPT = 150;

// Only the page shell and hashed files ever come here: no answer of the API, no file of a member.
addPlugins([
  {
    // The shell is the same for everybody, and is asked for as nobody.
    requestWillFetch: async ({ request }) => new Request(request, { credentials: "omit" }),
    // In the seconds of a deploy the shell may be of another version than the files beside it.
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      if (new URL(request.url).pathname !== __SHELL__) return response;
      return (await response.clone().text()).includes(__ENTRY__) ? response : null;
    },
  },
]);
precache(__PRECACHE__);

// Pages come from the network, so that their headers, redirects and 404s are the server's, and a new version needs no
// permission on a fresh load. Without a network every page is the kept shell; and with one those of members are, on a device
// that has their last answers, as long as no newer version is known: they paint from what is there.
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

// What another app shares with the installed one waits on the device: the member says whether it goes along with a message.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === addressOf("messages"),
  async ({ request }) => {
    const file = (await request.formData()).get("media");
    if (file instanceof File && file.size > 0) await set("file", file, createStore("longroll-shared", "files"));
    return Response.redirect(addressOf("messages"), 303);
  },
  "POST",
);

// A new version waits until nobody uses the old one, or until the member asks for it.
self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (event.data?.type === "ENTRY") event.ports[0]?.postMessage(__ENTRY__);
});

// The page that brought the first one: what it loads from here on can be kept.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A push without words would be shown by the browser in its own.
self.addEventListener("push", (event) => {
  const { title, body, path, tag, icon } = pushIn(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(ownAddress(event.notification.data)));
});

/** Not at an address with a slash too many, which the server leads to the right one. */
function isMembers(path: string): boolean {
  const page = knownPage(path, false);
  return page !== null && isOfMembers(page.facts) && !path.endsWith("/");
}

const isNewest = () => !self.registration.installing && !self.registration.waiting;

const answers = createStore("longroll-saved", "answers");

/** Whether a member's answers are on this device. Whose they are, and whether that member is here, the page finds out. */
async function hasAnswers(): Promise<boolean> {
  const late = new Promise<never[]>((resolve) => setTimeout(() => resolve([]), STORE_WAIT_MS));
  const found = await Promise.race([keys(answers), late]).catch(() => []);
  return found.length > 0;
}

/** The kept shell with the policy and the scripts of the page that it stands in for: it came with those of another. */
async function shellFor(path: string): Promise<Response | undefined> {
  const shell = await matchPrecache(__SHELL__);
  if (!shell) return undefined;
  const headers = new Headers(shell.headers);
  for (const [name, value] of Object.entries(pagePolicy(path))) headers.set(name, value);
  return new Response(withScriptsOf(path, await shell.text()), { headers });
}

const scriptsOf = (path: string) => __PAGE_SCRIPTS__[pageAt(path, true)?.name ?? ""] ?? [];

/** Names what the page needs all at once, instead of one file after the other imports it. */
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

/** A page of this site; any other address is its dashboard. */
function ownAddress(path: unknown): string {
  const address =
    typeof path === "string" && URL.canParse(path, self.location.origin) && new URL(path, self.location.origin);
  return address && address.origin === self.location.origin && pageAt(address.pathname, false)
    ? address.href
    : new URL(addressOf("dashboard"), self.location.origin).href;
}

/** In a page of the site that is open, else in a new one. */
async function openPage(address: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  await open.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Files of older versions, which an open page may still ask for, leave from the front. */
async function dropOldest({ cacheName }: { cacheName: string }): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - ASSETS_KEPT)).map((one) => cache.delete(one)));
}
