import { Check } from "lucide-react";

type SetTicksProps = {
  name: string;
  count: number;
  ticked: readonly number[];
  onTick: (set: number, done: boolean) => void;
};

/** Shows sets as stripes on a belt's bar: each one done is a piece of tape. */
export function SetTicks({ name, count, ticked, onTick }: SetTicksProps) {
  const done = ticked.filter((set) => set < count).length;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">Sets of {name}</legend>
      <div className="flex flex-wrap gap-1.5 rounded-xs border border-line-strong bg-belt-black p-1.5 forced-color-adjust-none">
        {Array.from({ length: count }, (_, set) => set).map((set) => (
          <button
            key={set}
            type="button"
            aria-pressed={ticked.includes(set)}
            aria-label={`Set ${set + 1} of ${name} done`}
            onClick={() => onTick(set, !ticked.includes(set))}
            className={TICK}
          >
            {ticked.includes(set) && count === 1 ? <Check aria-hidden className="size-5" strokeWidth={2.5} /> : set + 1}
          </button>
        ))}
      </div>
      <p aria-hidden className="text-muted text-sm tabular-nums max-sm:hidden">
        {done} of {count} {count === 1 ? "set" : "sets"}
      </p>
    </fieldset>
  );
}

const TICK =
  "figures grid h-11 w-11 place-items-center rounded-xs border border-belt-tape/55 text-belt-tape text-lg transition-colors hover:border-belt-tape hover:bg-belt-tape/15 " +
  "focus-visible:outline-belt-tape focus-visible:-outline-offset-4 aria-pressed:animate-stripe aria-pressed:border-belt-tape aria-pressed:bg-belt-tape aria-pressed:text-belt-black aria-pressed:focus-visible:outline-belt-black";
