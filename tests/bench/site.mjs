import { openFloor } from "./floor.mjs";
import { load } from "./load.mjs";

const ROUNDS = 8;
const COUNT = 300;
const CONCURRENCY = 8;
/** Share of the floor's rate that each is meant to reach. */
const GOALS = [
  ["GET / (the front page)", "/", "/page", 90],
  ["GET /api/blog", "/api/blog", "/list", 80],
];

/** What visitors ask for, beside a Worker that answers the same page, or a list from D1, and does nothing else. */
export async function benchSite({ base }) {
  const floor = await openFloor(await (await fetch(`${base}/`)).text());
  console.log("\npublic                              req/s   p50 ms   p99 ms   share of the floor's rate   goal");
  for (const [name, path, floorPath, goal] of GOALS) {
    const { own, share } = await sideBySide(`${base}${path}`, `${floor.url}${floorPath}`);
    console.log(
      `${name.padEnd(32)} ${own.perSecond.toFixed(0).padStart(8)} ${own.p50.toFixed(1).padStart(8)} ${own.p99.toFixed(1).padStart(8)}   ${`${share} %`.padEnd(27)} ${goal} %`,
    );
  }
  await floor.close();
}

/** In turns, and the middle of what each turn gives: whatever else the machine does falls on both. */
async function sideBySide(url, floorUrl) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const own = await load({ url, count: COUNT, concurrency: CONCURRENCY });
    const least = await load({ url: floorUrl, count: COUNT, concurrency: CONCURRENCY });
    // The first is for warming up.
    if (round > 0) rounds.push({ own, share: Math.round((own.perSecond / least.perSecond) * 100) });
  }
  rounds.sort((a, b) => a.share - b.share);
  return rounds[ROUNDS / 2];
}
