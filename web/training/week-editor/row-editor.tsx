import { ChevronDown, GripVertical } from "lucide-react";
import { memo, useState } from "react";
import type { ColumnType } from "../../../worker/contract/drafts";
import { goToControl } from "../../lib/forms/go-to-control";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { TierBadge } from "../../ui/tier-badge";
import { checkTexts } from "../check-texts";
import { ExerciseCell } from "../exercise-cell";
import { cellId, type ExerciseField, LABELS } from "../exercise-fields";
import { FurtherFields } from "../further-fields";
import { tierOf } from "../tier";
import { WatchLink } from "../watch-link";
import type { RowMove, RowProps } from "./edit-props";
import type { EditorRow, Place } from "./editor-week";
import { NameCell } from "./name-cell";
import { NoteLines } from "./note-lines";
import { NO_NOTES } from "./note-place";
import { rowButton, rowCell, rowColumns } from "./row-class";
import { RowMenu } from "./row-menu";
import { RowVideo } from "./row-video";

type RowEditorProps = RowProps & {
  dayOfWeek: number;
  columnType: ColumnType;
  row: EditorRow;
  index: number;
  count: number;
  onMove: (key: string, move: RowMove) => void;
  onDelete: (key: string) => void;
};

const DOSE = ["setRep", "load", "tempo", "rest"] as const;
/** The fields of a folded row. */
const IN_LINE: readonly ExerciseField[] = ["name", ...DOSE];

/** An exercise in one line, its other fields folded below. Rendered again only when its own props change. */
export const RowEditor = memo(function RowEditor(props: RowEditorProps) {
  const { dayOfWeek, columnType, row, index, known, onChange, say } = props;
  const { key, texts } = row;
  const place: Place = { dayOfWeek, columnType };
  const [opened, setOpened] = useState(false);
  const problems = checkTexts(texts);
  const open = opened || Object.keys(problems).some((field) => !IN_LINE.includes(field as ExerciseField));
  const of = texts.name.trim() || `row ${index + 1}`;
  const edit = (field: ExerciseField) => (text: string) => onChange({ do: "edit", key, field, text });
  const pick = (name: string, videoUrl: string | null) => {
    onChange({ do: "pick", key, name, videoUrl });
    if (videoUrl && !texts.videoUrl.trim()) say(`The known video of ${name} was added.`);
  };
  const unfold = (field: ExerciseField) => {
    setOpened(true);
    goToControl(cellId(key, field));
  };
  const notes = props.notes.get(key) ?? NO_NOTES;
  return (
    <li
      data-row={key}
      className={cx("group/row flex flex-wrap items-center gap-1 py-1 @min-[29rem]:py-px", rowColumns)}
    >
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-1 @min-[29rem]:contents">
        <RowHandle {...props} of={of} place={place} />
        <RowCode texts={texts} index={index} />
        <RowVideo
          of={of}
          texts={texts}
          offered={known.get(texts.name.trim().toLowerCase())?.videoUrl ?? null}
          onUse={(videoUrl) => pick(texts.name, videoUrl)}
          onOpen={() => unfold("videoUrl")}
        />
        <NameCell
          rowKey={key}
          of={of}
          name={texts.name}
          category={texts.category}
          known={known}
          error={problems.name}
          onText={edit("name")}
          onPick={pick}
        />
      </div>
      <div className="order-2 grid basis-full grid-cols-[repeat(auto-fit,minmax(min(4.25rem,100%),1fr))] gap-1 @min-[29rem]:contents">
        {DOSE.map((field) => (
          <DoseCell key={field} row={row} field={field} of={of} error={problems[field]} onText={edit(field)} />
        ))}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="hidden min-w-0 truncate px-2 text-left text-muted text-xs hover:text-ink @4xl:block"
          onClick={() => unfold("notes")}
        >
          {texts.notes || texts.description}
        </button>
      </div>
      <div className="order-1 flex justify-end @min-[29rem]:order-none">
        <IconButton
          id={`more-${key}`}
          label={`${open ? "Hide" : "Show"} more of ${of}`}
          aria-expanded={open}
          aria-controls={open ? `fold-${key}` : undefined}
          className={rowButton}
          icon={<ChevronDown aria-hidden className={cx("transition-transform", open && "rotate-180")} />}
          onClick={() => setOpened(!open)}
        />
        <RowMenu {...props} of={of} place={place} />
      </div>
      <RowRemarks rowKey={key} problems={problems} notes={notes} />
      {open ? <RowFold rowKey={key} of={of} texts={texts} problems={problems} edit={edit} /> : null}
    </li>
  );
});

type RowHandleProps = Pick<RowEditorProps, "row" | "index" | "count" | "drag" | "onMove"> & {
  of: string;
  place: Place;
};

function RowHandle({ row: { key }, index, count, drag, onMove, of, place }: RowHandleProps) {
  return (
    <IconButton
      id={`move-${key}`}
      label={`Move ${of}, ${index + 1} of ${count}`}
      title="Drag, or press the arrow keys: up and down, and to the days beside"
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="max-w-9 cursor-grab touch-none active:cursor-grabbing lg:pointer-fine:h-8 lg:pointer-fine:w-5"
      icon={<GripVertical aria-hidden />}
      onPointerDown={(event) => drag.start({ place, key, label: of }, event)}
      onKeyDown={(event) => {
        const move = MOVES[event.key];
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onMove(key, move);
      }}
    />
  );
}

const MOVES: Record<string, RowMove> = {
  ArrowUp: { down: -1 },
  ArrowDown: { down: 1 },
  ArrowLeft: { right: -1 },
  ArrowRight: { right: 1 },
};

function RowCode({ texts, index }: { texts: EditorRow["texts"]; index: number }) {
  const tier = tierOf(texts.tier);
  const code = texts.exerciseCode.trim();
  return (
    <span className="flex w-7.5 shrink-0 justify-center overflow-hidden @min-[29rem]:w-auto" title={code || undefined}>
      {tier ? (
        <TierBadge tier={tier} text={code.slice(0, 4) || tier} className="max-w-7.5 px-0.5" />
      ) : (
        <span className="figures truncate text-lg text-muted">{code || index + 1}</span>
      )}
    </span>
  );
}

type DoseCellProps = {
  row: EditorRow;
  field: (typeof DOSE)[number];
  of: string;
  error: string | undefined;
  onText: (text: string) => void;
};

function DoseCell({ row: { key, texts }, field, of, error, onText }: DoseCellProps) {
  const id = cellId(key, field);
  const value = field === "setRep" ? doseOf(texts) : texts[field];
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {LABELS[field]} of {of}
      </label>
      <input
        id={id}
        autoComplete="off"
        placeholder={LABELS[field]}
        title={value.length > 7 ? value : undefined}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(
          rowCell,
          "border-line-strong lg:not-focus:not-hover:border-transparent lg:group-focus-within/row:not-focus:border-line lg:group-hover/row:not-focus:not-hover:border-line @min-[29rem]:not-focus:placeholder:text-transparent",
        )}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}

type RowRemarksProps = {
  rowKey: string;
  problems: ReturnType<typeof checkTexts>;
  notes: Parameters<typeof NoteLines>[0]["notes"];
};

/** Shows the row's problems, and notes from reading it. */
function RowRemarks({ rowKey, problems, notes }: RowRemarksProps) {
  const wrong = IN_LINE.flatMap((field) => (problems[field] ? [{ field, message: problems[field] }] : []));
  if (wrong.length === 0 && notes.length === 0) return null;
  return (
    <div className="order-3 col-span-full grid min-w-0 basis-full grid-cols-1 gap-1 px-2 pb-1">
      {wrong.map(({ field, message }) => (
        <p key={field} id={`${cellId(rowKey, field)}-error`} className="font-medium text-danger text-sm">
          {LABELS[field]}: {message}
        </p>
      ))}
      <NoteLines notes={notes} />
    </div>
  );
}

type RowFoldProps = {
  rowKey: string;
  of: string;
  texts: EditorRow["texts"];
  problems: ReturnType<typeof checkTexts>;
  edit: (field: ExerciseField) => (text: string) => void;
};

function RowFold({ rowKey, of, texts, problems, edit }: RowFoldProps) {
  const cell = (field: "videoUrl" | "notes") => (
    <ExerciseCell
      rowKey={rowKey}
      field={field}
      of={of}
      value={texts[field]}
      error={problems[field]}
      multiline={field === "notes"}
      labelled
      onText={edit(field)}
    />
  );
  return (
    <div
      id={`fold-${rowKey}`}
      className="order-3 col-span-full mb-1.5 grid min-w-0 basis-full grid-cols-1 animate-fade gap-3 rounded-sm bg-sunken p-3"
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="grid min-w-0 content-start gap-1">
          {cell("videoUrl")}
          <p className="px-2.5 text-sm empty:hidden">
            <WatchLink address={texts.videoUrl} of={of} />
          </p>
        </div>
        {cell("notes")}
      </div>
      <FurtherFields
        rowKey={rowKey}
        of={of}
        texts={texts}
        problems={problems}
        without="rest"
        onText={(field, text) => edit(field)(text)}
      />
    </div>
  );
}

/** Returns sets and reps as one text, even if they are stored apart. */
function doseOf({ setRep, sets, reps }: EditorRow["texts"]): string {
  return setRep || [sets, reps].filter(Boolean).join(" x ");
}
