// Ten thousand parameters of an address, and as many keys of a body: nothing may take longer than in proportion to them.
import { median } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { inTurns } from "./load.mjs";
import { signIn } from "./sign-in.mjs";

const KEYS = 10_000;
const MOST_MS = 100;
const ROUNDS = 15;

export async function benchManyKeys({ demo }) {
  const { url } = await demo();
  const cookie = await signIn(url, "member@longroll.test");
  const names = Array.from({ length: KEYS }, (_, index) => index.toString(36));
  const json = JSON.stringify(Object.fromEntries(names.map((name) => [`k${name}`, 1])));
  const nested = `{"content":${"[".repeat(KEYS)}${"]".repeat(KEYS)}}`;
  const headers = { cookie, origin: url, "content-type": "application/json" };
  const post = (path, body) => ({ url: url + path, method: "POST", headers, body, refusal: true });
  const calls = {
    "a query of different names": { url: `${url}/api/blog?${names.join("&")}`, refusal: true },
    "a query of one name": {
      url: `${url}/api/workouts?${"search=a&".repeat(KEYS / 2)}`,
      headers: { cookie },
      refusal: true,
    },
    "a body for a post": post("/api/community/posts", json),
    "a body for a sign-in": post("/api/auth/sign-in/email", json),
    "a body for a consultation": post("/api/consultation-requests", json),
    "a body as deep": post("/api/community/posts", nested),
  };
  const times = await inTurns(Object.values(calls), { rounds: ROUNDS });
  console.log(`\n${KEYS} keys                     ms (goal ${MOST_MS})`);
  const middles = Object.keys(calls).map((name, index) => [name, median(times[index])]);
  for (const [name, ms] of middles) console.log(`  ${name.padEnd(28)} ${ms.toFixed(1)}`);
  const [worst, ms] = middles.toSorted((a, b) => b[1] - a[1])[0];
  goal(`${KEYS} parameters or keys`, `at most ${MOST_MS} ms`, `most for ${worst}: ${ms.toFixed(1)} ms`, ms <= MOST_MS);
}
