import type { Hono } from "hono";
import type { AppEnv } from "./context";
import { accessTable } from "./guards";

/** The routes of one noun, which are loaded with the first request to one of their addresses. */
type LateRoutes<R extends Hono<AppEnv> = Hono<AppEnv>> = { at: string[]; load: () => Promise<R> };

/** Names the addresses below which a group's routes are; `:id` stands for any one segment, and the longest one counts. */
export const below = <R extends { routes: unknown[] }>(at: string[], load: () => Promise<R>) => ({ at, load });

type Place = { group: LateRoutes | null; next: Map<string, Place> };

/**
 * Lets an app load groups of routes when they are first asked for: most isolates answer few of them, and evaluating all
 * was most of the Worker's start. Returns what loads every group, for whoever reads the list of routes.
 */
export function mountLater(app: Hono<AppEnv>, groups: readonly LateRoutes[]): () => Promise<void> {
  const places = placesOf(groups);
  const mounted = new Set<LateRoutes>();
  // Each request asks for the module itself: a promise of another request's would not settle if that one is cut off.
  const mount = async (group: LateRoutes) => {
    const routes = await group.load();
    if (mounted.has(group)) return;
    accessTable(routes);
    app.route("/", routes);
    mounted.add(group);
  };
  const answer = app.fetch;
  app.fetch = (request, env, executionCtx) => {
    const group = groupAt(places, app.getPath(request));
    if (!group || mounted.has(group)) return answer(request, env, executionCtx);
    return mount(group).then(() => answer(request, env, executionCtx));
  };
  return async () => {
    for (const group of groups) await mount(group);
  };
}

function placesOf(groups: readonly LateRoutes[]): Place {
  const root: Place = { group: null, next: new Map() };
  for (const group of groups) {
    for (const address of group.at) {
      let place = root;
      for (const segment of address.split("/")) {
        const next = place.next.get(segment) ?? { group: null, next: new Map() };
        place.next.set(segment, next);
        place = next;
      }
      place.group = group;
    }
  }
  return root;
}

/** Returns the group that has the routes of a path. */
function groupAt(root: Place, path: string): LateRoutes | null {
  let place: Place | undefined = root;
  let group: LateRoutes | null = null;
  for (const segment of path.split("/")) {
    place = place.next.get(segment) ?? place.next.get(":id");
    if (!place) break;
    group = place.group ?? group;
  }
  return group;
}
