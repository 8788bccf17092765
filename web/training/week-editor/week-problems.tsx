import { CircleAlert, CircleCheck, Clapperboard, TriangleAlert } from "lucide-react";
import { memo, useState } from "react";
import { plural } from "../../lib/format/format";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import type { WeekProblem } from "./check-week";

type WeekProblemsProps = {
  problems: WeekProblem[];
  /** The number of exercises without a video for which the library has one. */
  knownVideos: number;
  onUseVideos: () => void;
  onGo: (problem: WeekProblem) => void;
};

/** The id of the list's heading. */
export const CHECK_HEADING = "week-check";
const HINTS_SHOWN = 2;

/** Lists the week's problems before publishing, each with a link to the control that fixes it. */
export const WeekProblems = memo(function WeekProblems(props: WeekProblemsProps) {
  const { problems, knownVideos, onUseVideos, onGo } = props;
  const serious = problems.filter(({ severity }) => severity !== "hint");
  const [unfolded, setUnfolded] = useState(false);
  const hints = problems.filter(({ severity }) => severity === "hint");
  return (
    <section aria-labelledby={CHECK_HEADING} className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={CHECK_HEADING} tabIndex={-1} className="text-2xl">
          Check
        </h2>
        {serious.length === 0 ? (
          <p className="flex items-start gap-2 text-sm">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" strokeWidth={1.75} />
            Nothing keeps this week from being published.
          </p>
        ) : null}
        {knownVideos ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Clapperboard aria-hidden strokeWidth={1.75} />}
            onClick={onUseVideos}
          >
            Use {plural(knownVideos, "known video")}
          </Button>
        ) : null}
      </div>
      {serious.length ? <Entries entries={serious} onGo={onGo} /> : null}
      {hints.length > HINTS_SHOWN ? (
        <Disclosure
          className="border-b-0"
          summary={<span className="text-sm">{plural(hints.length, "hint")}</span>}
          onToggle={setUnfolded}
        >
          {unfolded ? <Entries entries={hints} onGo={onGo} /> : null}
        </Disclosure>
      ) : hints.length ? (
        <Entries entries={hints} onGo={onGo} />
      ) : null}
    </section>
  );
});

function Entries({ entries, onGo }: { entries: WeekProblem[]; onGo: WeekProblemsProps["onGo"] }) {
  return (
    <ul className="grid max-h-96 gap-0.5 overflow-y-auto">
      {entries.map((problem) => {
        const hint = problem.severity === "hint";
        const Icon = hint ? TriangleAlert : CircleAlert;
        return (
          <li key={`${problem.control} ${problem.message}`}>
            <button
              type="button"
              onClick={() => onGo(problem)}
              className="flex min-h-11 w-full items-start gap-2 rounded-sm px-2 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <Icon
                aria-hidden
                className={`mt-0.5 size-4.5 shrink-0 ${hint ? "text-warning" : "text-danger"}`}
                strokeWidth={1.75}
              />
              <span className="wrap-anywhere min-w-0">
                {problem.where ? <span className="text-muted">{problem.where}: </span> : null}
                {problem.message}
                <span className="sr-only">
                  {problem.severity === "save" ? " Mend it to save." : ""}
                  {problem.severity === "publish" ? " Mend it to publish." : ""}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
