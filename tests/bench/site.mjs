import { besideFloors } from "./beside-floor.mjs";
import { openFloor } from "./floor.mjs";
import { goal } from "./goals.mjs";

/** What visitors ask for, beside a Worker that answers the same page, list or article from D1, and does nothing else. */
export async function benchSite({ demo }) {
  const { url, runtime } = await demo();
  const text = async (path) => (await fetch(url + path)).text();
  const [{ slug }] = JSON.parse(await text("/api/blog"));
  const floor = await openFloor({ page: await text("/"), post: await text(`/api/blog/${slug}`) });
  console.log("\npublic                              req/s   p50 ms   p99 ms   share of the floor's rate   goal");
  for (const [name, path, floorPath, wanted] of [
    ["GET / (the front page)", "/", "/page", 90],
    ["GET /api/blog", "/api/blog", "/list", 80],
    ["GET /api/blog/{slug}", `/api/blog/${slug}`, "/post", 80],
  ]) {
    const own = { url: url + path, runtime };
    const { perSecond, p50, p99, shares } = await besideFloors({ own, floors: [{ url: floor.url + floorPath }] });
    const [share] = shares;
    console.log(
      `${name.padEnd(32)} ${perSecond.toFixed(0).padStart(8)} ${p50.toFixed(1).padStart(8)} ${p99.toFixed(1).padStart(8)}   ${`${share} %`.padEnd(27)} ${wanted} %`,
    );
    goal(name, `at least ${wanted} % of the floor's rate`, `${share} %`, share >= wanted);
  }
  await floor.close();
}
