import { median } from "./figures.mjs";
import { load } from "./load.mjs";

const ROUNDS = 8;
const CONCURRENCY = 8;

/**
 * Something of the product and the least that a Worker can do, in turns: whatever else the machine does falls on all.
 * Answers the middle round of the product's, and the middles of what each round gives beside each floor.
 */
export async function besideFloors({ own, floors, count = 300, rounds: most = ROUNDS }) {
  const rounds = [];
  for (let round = 0; round <= most; round += 1) {
    const ours = await load({ ...own, count, concurrency: CONCURRENCY });
    const least = [];
    for (const floor of floors) least.push(await load({ ...floor, count, concurrency: CONCURRENCY }));
    // The first is for warming up.
    if (round > 0) rounds.push({ ours, least });
  }
  const middle = (of) => median(rounds.map(of));
  return {
    perSecond: middle(({ ours }) => ours.perSecond),
    p50: middle(({ ours }) => ours.p50),
    p99: middle(({ ours }) => ours.p99),
    cpuMs: middle(({ ours }) => ours.cpuMs),
    shares: floors.map((_, index) =>
      Math.round(middle(({ ours, least }) => ours.perSecond / least[index].perSecond) * 100),
    ),
    cpuTimes: floors.map((_, index) => middle(({ ours, least }) => ours.cpuMs / least[index].cpuMs)),
  };
}
