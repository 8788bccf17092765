/** Alternating work and rest, without a rest after the last round; `lead` is the time to get into place. */
export type IntervalPlan = {
  rounds: number;
  workSeconds: number;
  restSeconds: number;
  leadSeconds: number;
  /** Ends by hand instead of by the clock, and counts up. */
  isOpen?: boolean;
};

type IntervalMoment = {
  phase: "lead" | "work" | "rest" | "done";
  /** Counted from 1; the next one during the lead, the last one during a rest. */
  round: number;
  leftMs: number;
  phaseMs: number;
};

export const INTERVAL_LIMITS = { rounds: 60, seconds: 3600 } as const;

export function totalSeconds({ rounds, workSeconds, restSeconds, leadSeconds }: IntervalPlan): number {
  return leadSeconds + rounds * workSeconds + (rounds - 1) * restSeconds;
}

/** Returns the position in the plan after a time. */
export function momentAt(plan: IntervalPlan, elapsedMs: number): IntervalMoment {
  const lead = plan.leadSeconds * 1000;
  if (elapsedMs < lead) return { phase: "lead", round: 1, leftMs: lead - elapsedMs, phaseMs: lead };
  if (elapsedMs >= totalSeconds(plan) * 1000) return { phase: "done", round: plan.rounds, leftMs: 0, phaseMs: 0 };
  const work = plan.workSeconds * 1000;
  const rest = plan.restSeconds * 1000;
  const since = elapsedMs - lead;
  const round = Math.floor(since / (work + rest)) + 1;
  const inRound = since % (work + rest);
  return inRound < work
    ? { phase: "work", round, leftMs: work - inRound, phaseMs: work }
    : { phase: "rest", round, leftMs: work + rest - inRound, phaseMs: rest };
}

export function isIntervalPlan(value: unknown): value is IntervalPlan {
  if (typeof value !== "object" || value === null) return false;
  const { rounds, workSeconds, restSeconds, leadSeconds } = value as Record<string, unknown>;
  const within = (field: unknown, least: number, most: number) =>
    Number.isInteger(field) && Number(field) >= least && Number(field) <= most;
  return (
    within(rounds, 1, INTERVAL_LIMITS.rounds) &&
    within(workSeconds, 1, INTERVAL_LIMITS.seconds) &&
    within(restSeconds, 0, INTERVAL_LIMITS.seconds) &&
    within(leadSeconds, 0, 60)
  );
}
