import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { KnownExercise } from "../../../worker/contract/exercises";
import { cx } from "../../ui/cx";
import { floatingClass } from "../../ui/floating-class";
import { usePlaceBeside } from "../../ui/use-place-beside";
import { cellId } from "../exercise-fields";
import { TrainingArt } from "../training-art";
import { findExercises } from "./find-exercises";
import { rowCell } from "./row-class";

type NameCellProps = {
  rowKey: string;
  of: string;
  name: string;
  category: string;
  /** By the name in lower case. */
  known: ReadonlyMap<string, KnownExercise>;
  error: string | undefined;
  onText: (text: string) => void;
  onPick: (name: string, videoUrl: string | null) => void;
};

/** The name field with proposals from the library: a combobox with a listbox (WAI-ARIA Authoring Practices). */
export function NameCell({ rowKey, of, name, known, error, onText, onPick }: NameCellProps) {
  const id = cellId(rowKey, "name");
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const found = useMemo(() => (open ? findExercises(known, name) : []), [open, known, name]);
  // Nothing is proposed for a name that is complete.
  const shown = found.length > 0 && !(found.length === 1 && found[0]?.name === name);
  const pick = (exercise: KnownExercise) => {
    onPick(exercise.name, exercise.videoUrl);
    setOpen(false);
    setChosen(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const active = shown ? found[chosen] : undefined;
    if (step && !shown) setOpen(true);
    else if (step) setChosen((chosen + step + found.length + 1) % (found.length + 1));
    else if (event.key === "Enter" && active) pick(active);
    else if (event.key === "Escape" && shown) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        Exercise {of}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && chosen >= 0 && chosen < found.length ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        title={name.length > 18 ? name : undefined}
        value={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(rowCell, "border-transparent font-semibold max-lg:border-line-strong")}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          const text = event.target.value;
          setOpen(true);
          setChosen(-1);
          // A known name that appears at once, not letter by letter, was pasted: it is chosen.
          const whole = Math.abs(text.length - name.length) > 1 ? known.get(text.trim().toLowerCase()) : undefined;
          if (whole) pick(whole);
          else onText(text);
        }}
      />
      {shown ? (
        <Proposals
          key={found.length}
          id={id}
          found={found}
          chosen={chosen}
          anchor={field}
          onPoint={setChosen}
          onPick={pick}
        />
      ) : null}
    </div>
  );
}

type ProposalsProps = {
  id: string;
  found: KnownExercise[];
  chosen: number;
  anchor: React.RefObject<HTMLInputElement | null>;
  onPoint: (index: number) => void;
  onPick: (exercise: KnownExercise) => void;
};

function Proposals({ id, found, chosen, anchor, onPoint, onPick }: ProposalsProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePlaceBeside(popup, anchor, "below", "start");
  return (
    <div
      ref={popup}
      id={`${id}-list`}
      role="listbox"
      aria-label="Exercises of the library"
      popover="manual"
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        floatingClass,
        "inset-auto m-0 w-88 max-w-[calc(100vw-1.5rem)] overflow-y-auto border-line bg-raised p-1 text-ink",
      )}
    >
      {found.map((exercise, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus.
        <div
          key={exercise.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onClick={() => onPick(exercise)}
          onPointerMove={index === chosen ? undefined : () => onPoint(index)}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 text-sm aria-selected:bg-sunken lg:pointer-fine:min-h-9"
        >
          <TrainingArt title={exercise.name} className="h-6.5 w-9 shrink-0 rounded-xs" />
          <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{exercise.name}</span>
          <span className="shrink-0 text-muted text-xs">{exercise.videoUrl ? "Video" : "No video"}</span>
        </div>
      ))}
    </div>
  );
}
