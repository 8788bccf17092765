import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { NO_PLACE } from "../../../worker/contract/injuries-limits";
import { JOINT_NAMES, spotName } from "../../training/injuries/injury-words";
import { cx } from "../../ui/cx";
import { Segmented } from "../../ui/segmented";
import { useWide } from "../../ui/use-wide";
import { BodyFigure } from "./body-figure";
import { type BodySide, LISTED } from "./body-spots";

type BodyChoiceProps = { marked: ReadonlySet<string>; onSpot: (spot: string) => void };

/** Chooses a spot on a drawn body, or the same spots from a list. */
export function BodyChoice({ marked, onSpot }: BodyChoiceProps) {
  const [side, setSide] = useState<BodySide>("front");
  const isWide = useWide("64rem");
  return (
    <section
      aria-labelledby="mark"
      className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:items-start"
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="mark" className="text-3xl">
            {marked.size > 0 ? "Something else?" : "Where does it hurt?"}
          </h2>
          {isWide ? null : <Segmented label="Side of the body" options={SIDES} value={side} onValueChange={setSide} />}
        </div>
        <div className={cx("grid gap-6", isWide && "grid-cols-2")}>
          {(isWide ? (["front", "back"] as const) : [side]).map((each) => (
            <BodyFigure key={each} side={each} marked={marked} onSpot={onSpot} />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-sans font-semibold text-lg">Or from the list</h3>
        <ul className="divide-y divide-line border-line border-y">
          {LISTED.map(({ joint, spots }) => (
            <li key={joint} className="flex items-center justify-between gap-3">
              <span aria-hidden className="min-w-0">
                {JOINT_NAMES[joint]}
              </span>
              <span className="flex shrink-0 gap-1">
                {spots.map((spot) => (
                  <SpotButton
                    key={spot}
                    name={spotName(spot)}
                    label={
                      spots.length === 1
                        ? marked.has(spot)
                          ? "Marked"
                          : "Mark"
                        : spot.endsWith("left")
                          ? "Left"
                          : "Right"
                    }
                    marked={marked.has(spot)}
                    onPress={() => onSpot(spot)}
                  />
                ))}
              </span>
            </li>
          ))}
          <li className="flex items-center justify-between gap-3">
            <span aria-hidden className="min-w-0 py-2 leading-snug">
              No one place, but something does not work
            </span>
            <SpotButton
              name="No one place"
              label={marked.has(NO_PLACE) ? "Marked" : "Mark"}
              marked={marked.has(NO_PLACE)}
              onPress={() => onSpot(NO_PLACE)}
            />
          </li>
        </ul>
      </div>
    </section>
  );
}

const SIDES: { value: BodySide; label: string }[] = [
  { value: "front", label: "Front" },
  { value: "back", label: "Back" },
];

type SpotButtonProps = { name: string; label: string; marked: boolean; onPress: () => void };

function SpotButton({ name, label, marked, onPress }: SpotButtonProps) {
  const Icon = marked ? Check : Plus;
  return (
    <button
      type="button"
      aria-label={marked ? `${name}: Marked` : `Mark ${name}`}
      className={cx(
        "inline-flex min-h-11 min-w-22 items-center justify-center gap-1.5 rounded-sm px-3 font-semibold text-sm transition-colors hover:bg-sunken",
        marked ? "text-accent" : "text-ink",
      )}
      onClick={onPress}
    >
      <Icon aria-hidden strokeWidth={marked ? 2.5 : 1.75} className="size-4 shrink-0" />
      {label}
    </button>
  );
}
