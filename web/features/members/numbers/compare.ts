import type { Numbers } from "../../../../worker/contract/numbers";

/** Four figures and their changes within the range; null if there is nothing to compare with. */
type Compared = {
  paying: number;
  payingChange: number;
  monthlyCents: number;
  monthlyChange: number;
  /** In percent. */
  paidShare: number | null;
  /** In percentage points, from the first half of the range to the second. */
  paidShareChange: number | null;
  trainings: number;
  /** The second half of the range minus the first. */
  trainingsChange: number;
};

export function compared({ members, monthlyCents, changes, parts, trainings }: Numbers): Compared {
  // With an odd number the middle part belongs to neither half.
  const half = Math.floor(parts.length / 2);
  const [early, late] = [parts.slice(0, half), parts.slice(parts.length - half)];
  const shareOf = (some: Numbers["parts"]) => {
    const trials = some.reduce((sum, each) => sum + each.trials, 0);
    return trials === 0 ? null : Math.round((some.reduce((sum, each) => sum + each.paid, 0) / trials) * 100);
  };
  const doneIn = (some: Numbers["parts"]) => {
    const [from = "", to = ""] = [some[0]?.from, some.at(-1)?.to];
    return trainings.filter(({ date }) => date >= from && date <= to).reduce((sum, each) => sum + each.completions, 0);
  };
  const [before, after] = [shareOf(early), shareOf(late)];
  return {
    paying: members.active + members.past_due,
    payingChange: changes.started - changes.ended,
    monthlyCents,
    monthlyChange: monthlyCents - (parts[0]?.monthlyCents ?? monthlyCents),
    paidShare: changes.trials === 0 ? null : Math.round((changes.paid / changes.trials) * 100),
    paidShareChange: before === null || after === null ? null : after - before,
    trainings: trainings.reduce((sum, each) => sum + each.completions, 0),
    trainingsChange: doneIn(late) - doneIn(early),
  };
}
