import { clockText } from "../../worker/contract/clock-text";
import { cx } from "../ui/cx";
import { momentAt, totalSeconds } from "./interval-schedule";
import type { RunningInterval } from "./interval-timer";
import { elapsedMs, isPaused } from "./stopwatch";
import { useNow } from "./use-now";

/** Shows the running interval, large enough to read across the mat. */
export function IntervalFace({ interval }: { interval: RunningInterval }) {
  const paused = isPaused(interval);
  const now = useNow(!paused, 200);
  const { plan } = interval;
  const elapsed = elapsedMs(interval, now);
  const moment = momentAt(plan, elapsed);
  const { title, say } = WORDS[moment.phase];
  const isOpen = plan.isOpen === true && moment.phase !== "lead";
  const seconds = isOpen
    ? Math.floor(Math.min(elapsed, totalSeconds(plan) * 1000) / 1000) - plan.leadSeconds
    : Math.ceil(moment.leftMs / 1000);
  const share = Math.min(1, elapsed / (totalSeconds(plan) * 1000));
  return (
    <div
      className={cx(
        "grid grid-cols-1 justify-items-center gap-1 overflow-hidden rounded-md border pt-6 transition-colors",
        moment.phase === "work" ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-raised",
      )}
    >
      <p className="font-display font-extrabold text-3xl">{paused ? "Paused" : title}</p>
      <p role="timer" aria-label={interval.name} className="figures text-[min(11rem,34vw)] leading-none">
        {moment.phase === "done" && !isOpen ? "0:00" : clockText(seconds)}
      </p>
      <p className="figures pb-5 text-2xl">{plan.isOpen ? "For time" : `Round ${moment.round} of ${plan.rounds}`}</p>
      {/* A width attribute instead of a style, which the content security policy refuses. */}
      <svg aria-hidden className="h-2.5 w-full bg-belt-black">
        <rect width={`${share * 100}%`} height="100%" className="fill-belt-tape" />
      </svg>
      <p role="status" className="sr-only">
        {say(moment.round, plan.rounds)}
      </p>
    </div>
  );
}

const WORDS = {
  lead: { title: "Get ready", say: () => "Get ready." },
  work: { title: "Work", say: (round: number, rounds: number) => `Round ${round} of ${rounds}. Work.` },
  rest: { title: "Rest", say: (round: number) => `Rest after round ${round}.` },
  done: { title: "Done", say: () => "All rounds are done." },
};
