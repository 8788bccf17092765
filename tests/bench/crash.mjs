// Power cuts: the product is killed in the middle of everything, again and again.
import { crashRounds } from "./crash-rounds.mjs";
import { goal } from "./goals.mjs";

const ROUNDS = 5;
const BACK_MS = 5000;

export async function benchCrash({ port }) {
  const { acked, backMs, lost, torn } = await crashRounds({ port, rounds: ROUNDS, acknowledged: 3 });
  const told = Object.entries(acked).map(([kind, ids]) => `${ids.length} ${kind}`);
  console.log(`\nkilled ${ROUNDS} times while writing; acknowledged: ${told.join(", ")}`);
  for (const line of [...lost.map((what) => `lost: ${what}`), ...torn.map((what) => `torn: ${what}`)])
    console.log(`  ${line}`);
  const slowest = Math.max(...backMs);
  goal(
    "killed, acknowledged writes",
    "none lost",
    `${lost.length} of ${Object.values(acked).flat().length} lost`,
    !lost.length,
  );
  goal("killed, what is stored", "nothing in part", `${torn.length} torn`, !torn.length);
  goal(
    "killed, back again",
    `within ${BACK_MS / 1000} s`,
    `${(slowest / 1000).toFixed(1)} s at the slowest`,
    slowest <= BACK_MS,
  );
}
