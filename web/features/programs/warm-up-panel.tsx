import { useId, useState } from "react";
import { VideoToggle } from "../../training/video-toggle";
import { Disclosure } from "../../ui/disclosure";
import { TitledSection } from "../../ui/titled-section";
import type { WarmUpBlock } from "./warm-ups";
import { WARM_UPS } from "./warm-ups";

/** Fixed warm-ups, the same every week: choose a routine, then open its blocks. */
export function WarmUpPanel() {
  const [chosen, setChosen] = useState(WARM_UPS[0]);
  const name = useId();
  if (!chosen) return null;
  return (
    <TitledSection id="warm-up" title="Warm-up options">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Routine</legend>
        {WARM_UPS.map((routine) => (
          <label key={routine.id} className={CHIP}>
            <input
              type="radio"
              name={name}
              value={routine.id}
              checked={routine === chosen}
              onChange={() => setChosen(routine)}
              className="sr-only"
            />
            {routine.name}
          </label>
        ))}
      </fieldset>
      <div>
        <p className="font-semibold text-sm">{chosen.focus}</p>
        <p className="max-w-prose text-muted text-sm">{chosen.description}</p>
      </div>
      <div key={chosen.id} className="border-line border-t">
        {chosen.blocks.map((block, index) => (
          <Block key={block.name} block={block} number={index + 1} />
        ))}
      </div>
    </TitledSection>
  );
}

function Block({ block, number }: { block: WarmUpBlock; number: number }) {
  return (
    <Disclosure
      defaultOpen={number === 1}
      summary={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span>
            <span className="sr-only">Block </span>
            <span className="figures text-muted">{number}</span> {block.name}
          </span>
          <span className="font-normal text-muted text-sm">
            {block.minutes} min, {block.difficulty}
          </span>
        </span>
      }
    >
      <ul className="grid gap-5">
        {block.exercises.map((exercise) => (
          <li key={exercise.name} className="grid grid-cols-1 gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{exercise.name}</span>
              <span className="text-accent text-sm tabular-nums">{exercise.dose}</span>
            </p>
            <p className="text-muted text-sm">{exercise.cue}</p>
            <VideoToggle name={exercise.name} address={exercise.videoUrl ?? null} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const CHIP =
  "inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong px-3 font-semibold text-sm transition-colors hover:border-ink " +
  "has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2";
