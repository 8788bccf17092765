import { addPlugins, addRoute, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { isPage } from "../../worker/contract/pages";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the entry of the page, and what has to be there before this version may take over. */
declare const __ENTRY__: string;
declare const __PRECACHE__: { url: string; revision: string | null }[];
declare const __SHELL__: string;

const SHELL_WAIT_SECONDS = 3;
const ASSETS_CACHE = "longroll-assets";
const ASSETS_KEPT = 150;

// Only the page shell and hashed files ever come here: no answer of the API, no file of a member.
addPlugins([
  {
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
// permission on a fresh load. Without a network every page is the kept shell, with the headers it came with.
const pages = new NetworkOnly({
  networkTimeoutSeconds: SHELL_WAIT_SECONDS,
  plugins: [{ handlerDidError: () => matchPrecache(__SHELL__) }],
});

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === "navigate" && sameOrigin && isPage(url.pathname, false),
  pages,
);

addRoute({ cleanURLs: false, directoryIndex: "" });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [{ cacheDidUpdate: dropOldest }] }),
);

// A new version waits until nobody uses the old one, or until the member asks for it.
self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (event.data?.type === "ENTRY") event.ports[0]?.postMessage(__ENTRY__);
});

// The page that brought the first one: what it loads from here on can be kept.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Files of older versions, which an open page may still ask for, leave from the front. */
async function dropOldest({ cacheName }: { cacheName: string }): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - ASSETS_KEPT)).map((one) => cache.delete(one)));
}
