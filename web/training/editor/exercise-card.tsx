import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from "lucide-react";
import { type DragEvent, type KeyboardEvent, memo, useState } from "react";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { type ExerciseField, NO_TEXTS } from "../exercise-fields";
import { ExerciseInput } from "./exercise-input";
import type { FormRow } from "./exercise-rows";

export type CardAct =
  | { do: "edit"; key: string; field: ExerciseField; text: string }
  | { do: "move"; key: string; to: number; from: "up" | "down" | "keys" | "drag" }
  | { do: "remove"; key: string };

type ExerciseCardProps = {
  row: FormRow;
  index: number;
  count: number;
  /** The fields that are shown; the others are folded away. */
  shown: readonly ExerciseField[];
  /** Problems by `{key}.{field}`. */
  problems: Record<string, string>;
  dragged: boolean;
  onDrag: (key: string | null) => void;
  onDragOver: (key: string) => void;
  onAct: (act: CardAct) => void;
};

const ALL = Object.keys(NO_TEXTS) as ExerciseField[];

export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { row, index, shown, problems, dragged, onDragOver, onAct } = props;
  const { key, texts } = row;
  const [opened, setOpened] = useState(false);
  const of = texts.name.trim() || `exercise ${index + 1}`;
  const folded = ALL.filter((field) => !shown.includes(field));
  const open = opened || folded.some((field) => problems[`${key}.${field}`]);
  const filledCount = folded.filter((field) => texts[field].trim()).length;
  const inputs = (fields: readonly ExerciseField[]) =>
    fields.map((field) => (
      <ExerciseInput
        key={field}
        rowKey={key}
        field={field}
        of={of}
        value={texts[field]}
        error={problems[`${key}.${field}`]}
        onText={(text) => onAct({ do: "edit", key, field, text })}
      />
    ));
  const byKeys = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || step === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onAct({ do: "move", key, to: index + step, from: "keys" });
  };
  return (
    <li
      className={cx("grid grid-cols-1 gap-3 border-line border-b py-4 transition-opacity", dragged && "opacity-40")}
      onKeyDown={byKeys}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver(key);
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <CardHead {...props} of={of} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">{inputs(openFields(shown))}</div>
      {folded.length ? (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            aria-expanded={open}
            icon={<ChevronDown aria-hidden className={cx("transition-transform", open && "rotate-180")} />}
            onClick={() => setOpened(!open)}
          >
            {open ? "Fewer fields" : `More fields${filledCount ? ` (${filledCount} filled in)` : ""}`}
            <span className="sr-only"> of {of}</span>
          </Button>
          {open ? (
            <div className="grid animate-fade grid-cols-2 gap-3 rounded-sm bg-sunken p-3 sm:grid-cols-3">
              {inputs(folded)}
            </div>
          ) : null}
        </>
      ) : null}
    </li>
  );
});

type CardHeadProps = Pick<ExerciseCardProps, "row" | "index" | "count" | "onDrag" | "onAct"> & {
  /** The exercise's name. */
  of: string;
};

/** Shows the exercise's position, and the buttons to move or remove it. */
function CardHead({ row: { key, texts }, index, count, of, onDrag, onAct }: CardHeadProps) {
  return (
    <div className="flex items-center gap-1">
      <span
        aria-hidden
        draggable
        title="Drag to reorder"
        onDragStart={(event: DragEvent<HTMLElement>) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", texts.name);
          const card = event.currentTarget.closest("li");
          if (card) event.dataTransfer.setDragImage(card, 16, 16);
          onDrag(key);
        }}
        onDragEnd={() => onDrag(null)}
        className="grid size-11 cursor-grab place-items-center text-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-5" strokeWidth={1.75} />
      </span>
      <h4 className="figures min-w-0 flex-1 truncate text-xl">
        {index + 1}
        <span className="sr-only">. {of}</span>
      </h4>
      <IconButton
        id={`up-${key}`}
        label={`Move ${of} up`}
        title="Move up (Alt + ↑)"
        icon={<ArrowUp aria-hidden />}
        disabled={index === 0}
        onClick={() => onAct({ do: "move", key, to: index - 1, from: "up" })}
      />
      <IconButton
        id={`down-${key}`}
        label={`Move ${of} down`}
        title="Move down (Alt + ↓)"
        icon={<ArrowDown aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onAct({ do: "move", key, to: index + 1, from: "down" })}
      />
      <IconButton
        label={`Remove ${of}`}
        title={count > 1 ? "Remove" : "A workout keeps one row"}
        tone="danger"
        icon={<Trash2 aria-hidden />}
        disabled={count === 1}
        onClick={() => onAct({ do: "remove", key })}
      />
    </div>
  );
}

/** Returns the shown fields in order: the name first, long texts last. */
const openFields = (shown: readonly ExerciseField[]) => IN_ORDER.filter((field) => shown.includes(field));

const IN_ORDER: ExerciseField[] = [
  "name",
  "exerciseCode",
  "tier",
  "category",
  "sets",
  "reps",
  "setRep",
  "load",
  "tempo",
  "rest",
  "duration",
  "videoUrl",
  "description",
  "notes",
];
