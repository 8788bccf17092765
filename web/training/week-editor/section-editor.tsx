import { Ellipsis, GripVertical, Plus } from "lucide-react";
import { type KeyboardEvent, memo, useMemo, useRef } from "react";
import { isOffered, offeredOptions, optionName } from "../../../worker/contract/day-options";
import { COLUMN_TYPES, type ColumnType } from "../../../worker/contract/drafts";
import { plural } from "../../lib/format/format";
import { ALL_DAYS } from "../../lib/format/training-words";
import { goToControl } from "../../lib/forms/go-to-control";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu";
import { MenuSubmenu } from "../../ui/menu-submenu";
import { cellId, LABELS } from "../exercise-fields";
import { addControl } from "./check-week";
import type { RowMove, RowProps } from "./edit-props";
import type { EditorRow, Place } from "./editor-week";
import { NoteLines } from "./note-lines";
import { NO_NOTES, notesPlace } from "./note-place";
import { rowButton, rowColumns } from "./row-class";
import { RowEditor } from "./row-editor";
import { usePasteTable } from "./use-paste-table";

type SectionEditorProps = RowProps & { dayOfWeek: number; columnType: ColumnType; rows: EditorRow[] };

/** The exercises of one option of a day. */
export const SectionEditor = memo(function SectionEditor({ rows, ...props }: SectionEditorProps) {
  const { dayOfWeek, columnType, onChange, say, onShow } = props;
  const place: Place = { dayOfWeek, columnType };
  const heading = `section-${dayOfWeek}-${columnType}`;
  const move = (key: string, by: RowMove) => {
    const [down, right] = [by.down ?? 0, by.right ?? 0];
    const from = rows.findIndex((row) => row.key === key);
    const of = rows[from]?.texts.name || "The row";
    const day = ALL_DAYS.find((each) => each.dayOfWeek === dayOfWeek + right);
    if (from < 0 || !day) return;
    if (right) {
      onChange({ do: "move-to", from: place, to: { dayOfWeek: day.dayOfWeek, columnType }, key, index: from });
      say(`${of} was moved to ${day.name}, ${optionName(columnType)}. Undo brings it back.`);
      onShow(day.dayOfWeek);
    } else if (rows[from + down]) {
      onChange({ do: "move", place, key, to: from + down });
      say(`${of} is now ${from + down + 1} of ${rows.length}.`);
    }
    goToControl(`move-${key}`);
  };
  const remove = (key: string) => {
    const index = rows.findIndex((row) => row.key === key);
    onChange({ do: "delete", place, key });
    say(`${rows[index]?.texts.name || "The row"} was deleted. Undo brings it back.`);
    const next = rows[index + 1] ?? rows[index - 1];
    goToControl(next ? cellId(next.key, "name") : addControl(place));
  };
  // Stable props, or every keystroke would render all rows again.
  const latest = useRef({ move, remove });
  latest.current = { move, remove };
  const { onMove, onDelete } = useMemo(
    () => ({
      onMove: (key: string, by: RowMove) => latest.current.move(key, by),
      onDelete: (key: string) => latest.current.remove(key),
    }),
    [],
  );
  const add = (after?: string) => {
    const key = crypto.randomUUID();
    onChange({ do: "add", place, key, ...(after ? { after } : {}) });
    goToControl(cellId(key, "name"));
  };
  return (
    <section
      aria-labelledby={heading}
      data-place={`${dayOfWeek}-${columnType}`}
      className="grid grid-cols-1 content-start"
      onPaste={usePasteTable(place, props)}
    >
      <SectionHead {...props} heading={heading} place={place} count={rows.length} />
      <NoteLines notes={props.notes.get(notesPlace(dayOfWeek, columnType)) ?? NO_NOTES} />
      <ol
        className="divide-y divide-line border-line border-b empty:hidden"
        onKeyDown={(event) => byKeys(event, { rows, add, move })}
      >
        {rows.map((row, index) => (
          <RowEditor
            key={row.key}
            {...props}
            row={row}
            index={index}
            count={rows.length}
            onMove={onMove}
            onDelete={onDelete}
          />
        ))}
      </ol>
      <Button
        id={addControl(place)}
        variant="quiet"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden strokeWidth={1.75} />}
        onClick={() => add()}
      >
        Add exercise<span className="sr-only"> to {optionName(columnType)}</span>
      </Button>
    </section>
  );
});

type ByKeys = {
  rows: EditorRow[];
  add: (after?: string) => void;
  move: (key: string, by: RowMove) => void;
};

/**
 * Spreadsheet keys: Enter moves down a column and adds a row below the last one; Ctrl+Enter adds one here; Alt with an
 * arrow moves the row.
 */
function byKeys(event: KeyboardEvent<HTMLElement>, { rows, add, move }: ByKeys): void {
  const target = event.target as HTMLElement;
  const key = target.closest<HTMLElement>("[data-row]")?.dataset.row;
  const at = rows.findIndex((row) => row.key === key);
  if (!key || at < 0 || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
  if (event.altKey && step) {
    const focused = target.id;
    move(key, { down: step });
    if (focused) goToControl(focused);
  } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) add(key);
  else if (event.key === "Enter" && target instanceof HTMLInputElement) {
    const next = rows[at + (event.shiftKey ? -1 : 1)];
    if (next) document.getElementById(target.id.replace(key, next.key))?.focus();
    else if (!event.shiftKey) add(key);
  } else return;
  event.preventDefault();
}

type SectionHeadProps = RowProps & { heading: string; place: Place; count: number };

function SectionHead({ heading, place, count, onChange, say, drag, onShow }: SectionHeadProps) {
  const name = optionName(place.columnType);
  const day = ALL_DAYS.find(({ dayOfWeek }) => dayOfWeek === place.dayOfWeek)?.name;
  const swap = (to: Place) => {
    const there = ALL_DAYS.find(({ dayOfWeek }) => dayOfWeek === to.dayOfWeek);
    if (!there || count === 0) return;
    onChange({ do: "swap-sections", from: place, to });
    say(`${day}, ${name} and ${there.name}, ${optionName(to.columnType)} have changed places. Undo changes them back.`);
    onShow(to.dayOfWeek);
    goToControl(`move-${to.dayOfWeek}-${to.columnType}`);
  };
  return (
    <div className={cx("flex items-center gap-1 border-ink border-b-2", rowColumns)}>
      <IconButton
        id={`move-${place.dayOfWeek}-${place.columnType}`}
        label={`Drag ${name} of ${day} to another day`}
        title="Drag, or press the arrow keys: two sections change places"
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        className="max-w-9 cursor-grab touch-none lg:pointer-fine:h-8 lg:pointer-fine:w-5"
        disabled={count === 0}
        icon={<GripVertical aria-hidden />}
        onPointerDown={(event) => drag.start({ place, key: null, label: `${day}, ${name}` }, event)}
        onKeyDown={(event) => {
          const to = neighbour(place, event.key);
          if (!to || event.altKey) return;
          event.preventDefault();
          swap(to);
        }}
      />
      <h3 id={heading} className="relative col-span-3 min-w-0 flex-1 truncate text-xl">
        {name} <span className="font-normal font-sans text-muted text-sm">{plural(count, "exercise")}</span>
        <span className="sr-only"> on {day}</span>
      </h3>
      {(["setRep", "load", "tempo", "rest"] as const).map((field) => (
        <span key={field} aria-hidden className="hidden truncate px-1 text-muted text-xs @min-[29rem]:block">
          {LABELS[field]}
        </span>
      ))}
      <span aria-hidden className="hidden px-2 text-muted text-xs @4xl:block">
        {LABELS.notes}
      </span>
      <span className="flex justify-end">
        {count ? <SectionMenu name={name} place={place} onChange={onChange} say={say} swap={swap} /> : null}
      </span>
    </div>
  );
}

/** Returns the neighbouring section in an arrow's direction. */
function neighbour({ dayOfWeek, columnType }: Place, key: string): Place | null {
  const right = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const options = COLUMN_TYPES.filter((each) => each === columnType || isOffered(each));
  const option = options[options.indexOf(columnType) + down];
  const day = ALL_DAYS.find((each) => each.dayOfWeek === dayOfWeek + right);
  return (right || down) && option && day ? { dayOfWeek: day.dayOfWeek, columnType: option } : null;
}

type SectionMenuProps = Pick<RowProps, "onChange" | "say"> & {
  name: string;
  place: Place;
  swap: (to: Place) => void;
};

function SectionMenu({ name, place, onChange, say, swap }: SectionMenuProps) {
  const copy = (to: Place, title: string) => {
    onChange({ do: "copy-section", from: place, to, title, newKey: () => crypto.randomUUID() });
    say(
      `${name} was copied to ${title}, ${optionName(to.columnType)}, in place of what was there. Undo takes it back.`,
    );
  };
  const places = (onSelect: (to: Place, title: string) => void) =>
    ALL_DAYS.map((day) => (
      <MenuGroup key={day.dayOfWeek} label={day.name}>
        {offeredOptions()
          .filter((other) => day.dayOfWeek !== place.dayOfWeek || other !== place.columnType)
          .map((other) => (
            <MenuItem key={other} onSelect={() => onSelect({ dayOfWeek: day.dayOfWeek, columnType: other }, day.name)}>
              <span className="sr-only">{day.name}, </span>
              {optionName(other)}
            </MenuItem>
          ))}
      </MenuGroup>
    ));
  return (
    <Menu
      trigger={
        <IconButton label={`Copy or move all of ${name}`} icon={<Ellipsis aria-hidden />} className={rowButton} />
      }
    >
      <MenuSubmenu label="Copy to…">{places(copy)}</MenuSubmenu>
      <MenuSubmenu label="Change places with…">{places(swap)}</MenuSubmenu>
    </Menu>
  );
}
