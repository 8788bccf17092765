import { besideFloors } from "./beside-floor.mjs";
import { openFloor } from "./floor.mjs";
import { goal } from "./goals.mjs";
import { signIn } from "./sign-in.mjs";

/** Of a list; the pages that show a whole week or library make more of what they read. */
const MOST_CPU = 1.5;
const MOST_CPU_OF_WHOLE = 2.5;
const WHOLE = new Set(["/api/dashboard", "/api/weekly-programs/current", "/api/workouts"]);
const COUNT = 80;
const ROUNDS = 4;
const ROUTES = [
  "/dashboard",
  "/api/auth/user",
  "/api/dashboard",
  "/api/community/posts",
  "/api/user/stats",
  "/api/user/progress",
  "/api/weekly-programs/current",
  "/api/workouts",
  "/api/notices",
  "/api/messages",
];

/** What members ask for, beside a Worker that reads a session and a list in one batch: rate, and CPU where /proc tells it. */
export async function benchSignedIn({ demo }) {
  const { url, runtime } = await demo();
  const headers = { cookie: await signIn(url, "member@longroll.test") };
  const floor = await openFloor();
  const floors = ["/batch", "/trips"].map((path) => ({ url: floor.url + path, runtime: floor.runtime }));
  console.log(
    "\nsigned in                           req/s   p50 ms   p99 ms   CPU ms   times a session and a list: in one batch   one after the other",
  );
  const found = [];
  for (const path of ROUTES) {
    const own = { url: url + path, headers, runtime };
    const { perSecond, p50, p99, cpuMs, cpuTimes } = await besideFloors({ own, floors, count: COUNT, rounds: ROUNDS });
    console.log(
      `${`GET ${path}`.padEnd(32)} ${perSecond.toFixed(0).padStart(8)} ${p50.toFixed(1).padStart(8)} ${p99.toFixed(1).padStart(8)} ${cpuMs.toFixed(2).padStart(8)} ${cpuTimes[0].toFixed(2).padStart(41)} ${cpuTimes[1].toFixed(2).padStart(23)}`,
    );
    found.push([path, cpuTimes[0], cpuMs]);
  }
  await floor.close();
  const most = (path) => (WHOLE.has(path) ? MOST_CPU_OF_WHOLE : MOST_CPU);
  const [worst, times, cpuMs] = found.toSorted((a, b) => b[1] / most(b[0]) - a[1] / most(a[0]))[0];
  goal(
    "signed-in GET, CPU",
    `at most ${MOST_CPU} times a session and a list in one batch, ${MOST_CPU_OF_WHOLE} where a whole week or library is shown`,
    `${found.filter(([path, own]) => own <= most(path)).length} of ${found.length} routes; most for ${worst}: ${cpuMs.toFixed(1)} ms, ${times.toFixed(1)} times`,
    Number.isNaN(times) ? null : times <= most(worst),
  );
}
