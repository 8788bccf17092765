import { Clapperboard } from "lucide-react";
import type { KnownExercise } from "../../../../worker/contract/exercises";
import { cellId, type ExerciseTexts } from "../../../training/exercise-fields";
import { Button } from "../../../ui/button";
import { controlClass } from "../../../ui/control-class";
import { cx } from "../../../ui/cx";

/** The id of the list of names on the page. */
export const NAME_LIST = "known-exercises";

type NameCellProps = {
  rowKey: string;
  of: string;
  texts: ExerciseTexts;
  /** By the name in lower case. */
  known: ReadonlyMap<string, KnownExercise>;
  error: string | undefined;
  labelled: boolean;
  onText: (text: string) => void;
  onPick: (name: string, videoUrl: string | null) => void;
};

/** The name, proposed from those that were used before. The known video of a name is one press away, and comes with a pick. */
export function NameCell({ rowKey, of, texts, known, error, labelled, onText, onPick }: NameCellProps) {
  const id = cellId(rowKey, "name");
  const found = known.get(texts.name.trim().toLowerCase());
  const offered = found?.videoUrl && !texts.videoUrl.trim() ? found : null;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <label htmlFor={id} className={cx("text-muted text-xs", !labelled && "xl:sr-only")}>
        Exercise<span className="sr-only"> {of}</span>
      </label>
      <input
        id={id}
        list={NAME_LIST}
        autoComplete="off"
        value={texts.name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(controlClass, "px-2.5 font-semibold")}
        onChange={(event) => {
          const text = event.target.value;
          // A name that comes at once and not letter by letter has been picked from the list.
          const picked =
            Math.abs(text.length - texts.name.length) > 1 ? known.get(text.trim().toLowerCase()) : undefined;
          if (picked) onPick(picked.name, picked.videoUrl);
          else onText(text);
        }}
      />
      {error ? (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
      {offered ? (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon={<Clapperboard aria-hidden strokeWidth={1.75} />}
            onClick={() => onPick(texts.name, offered.videoUrl)}
          >
            Use the known video<span className="sr-only"> of {of}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
