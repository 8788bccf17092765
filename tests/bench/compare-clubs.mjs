// Two embedded products side by side, asked in turns, so that the machine's mood of the moment meets both.
import { median } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { inTurns } from "./load.mjs";
import { serveProduct } from "./serve.mjs";
import { signIn } from "./sign-in.mjs";

const ROUNDS = 40;
const GOAL = 1.5;
const MOST_TRIPS = 2;
/** A page of a list that is fuller reads a little more; a list that grows reads many times as much. */
const GROWS = { times: 1.5, rows: 60 };

/**
 * Prints, for each route in a small and a large club, the median latency, the rows that its statements read and how many
 * of them wait for one another. `routes`: the paths that each of some people asks for.
 */
export async function compareClubs({ port, area, title, filling, small, large, routes }) {
  const few = await open(port, filling, small);
  const many = await open(port + 1, filling, large);
  const found = [];
  try {
    console.log(
      `\n${title.padEnd(58)} ${small.name.padStart(9)} ${large.name.padStart(9)}  ratio (p50 ms, goal ${GOAL})    rows read       in series`,
    );
    for (const [email, paths] of Object.entries(routes)) {
      const sides = [];
      for (const { url } of [few, many]) sides.push({ url, headers: { cookie: await cookieOf(url, email) } });
      for (const path of paths) {
        const calls = sides.map(({ url, headers }) => ({ url: url + path, headers }));
        const [short, long] = (await inTurns(calls, { rounds: ROUNDS })).map(median);
        const [less, more] = await Promise.all(calls.map(costOf));
        const signedIn = email ? 1 : 0;
        const row = { path, ratio: long / short, grows: grows(less, more), inSeries: more.inSeries - signedIn };
        found.push(row);
        const remarks = [
          row.ratio > GOAL && "slower than the goal",
          row.grows && "reads more",
          row.inSeries > MOST_TRIPS && "too many trips",
        ];
        console.log(
          `${`GET ${path}`.slice(0, 58).padEnd(58)} ${short.toFixed(2).padStart(9)} ${long.toFixed(2).padStart(9)}  ${row.ratio.toFixed(2).padStart(5)} ${String(less.rowsRead).padStart(22)} → ${String(more.rowsRead).padEnd(8)} ${row.inSeries}  ${remarks.filter(Boolean).join(", ")}`,
        );
      }
    }
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
  const count = (name, wanted, isGood) => {
    const good = found.filter(isGood).length;
    goal(`${area}, ${name}`, wanted, `${good} of ${found.length} routes`, good === found.length);
  };
  count("p50", `at most ${GOAL} times from ${small.name} to ${large.name}`, ({ ratio }) => ratio <= GOAL);
  count("rows read", "do not grow with the club", (row) => !row.grows);
  count("trips to D1", `at most ${MOST_TRIPS} in series after the session`, ({ inSeries }) => inSeries <= MOST_TRIPS);
}

const open = (port, filling, { how }) => serveProduct({ port, filling, how });

const cookieOf = (url, email) => (email ? signIn(url, email) : "");

const grows = (less, more) => more.rowsRead > less.rowsRead * GROWS.times + GROWS.rows;

async function costOf({ url, headers }) {
  const answer = await fetch(url, { headers: { ...headers, "x-count": "1" } });
  await answer.arrayBuffer();
  return JSON.parse(answer.headers.get("x-cost"));
}
