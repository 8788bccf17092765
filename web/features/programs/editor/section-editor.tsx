import { Copy, Plus } from "lucide-react";
import { memo, useMemo, useRef } from "react";
import { COLUMN_TYPES, type ColumnType } from "../../../../worker/contract/drafts";
import { plural } from "../../../lib/format/format";
import { ALL_DAYS, OPTION_NAMES } from "../../../lib/format/training-words";
import { goToControl } from "../../../lib/forms/go-to-control";
import { cellId } from "../../../training/exercise-fields";
import { Button } from "../../../ui/button";
import { Menu, MenuGroup, MenuItem } from "../../../ui/menu";
import { addControl } from "./check-week";
import type { RowProps } from "./edit-props";
import type { EditorRow, Place } from "./editor-week";
import { RowEditor } from "./row-editor";
import { useDraggedRow } from "./use-dragged-row";

type SectionEditorProps = RowProps & { dayOfWeek: number; columnType: ColumnType; rows: EditorRow[] };

/** The exercises of one option of a day. */
export const SectionEditor = memo(function SectionEditor({ rows, ...props }: SectionEditorProps) {
  const { dayOfWeek, columnType, onChange, say } = props;
  const place: Place = { dayOfWeek, columnType };
  const list = useRef<HTMLOListElement>(null);
  const name = OPTION_NAMES[place.columnType];
  const heading = `section-${place.dayOfWeek}-${place.columnType}`;
  const move = (key: string, to: number) => {
    const from = rows.findIndex((row) => row.key === key);
    if (from < 0 || to === from || to < 0 || to >= rows.length) return;
    onChange({ do: "move", place, key, to });
    say(`${rows[from]?.texts.name || "The row"} is now ${to + 1} of ${rows.length}.`);
  };
  const dragged = useDraggedRow(list, move);
  const remove = (key: string) => {
    const index = rows.findIndex((row) => row.key === key);
    onChange({ do: "delete", place, key });
    say(`${rows[index]?.texts.name || "The row"} was deleted. Undo brings it back.`);
    const next = rows[index + 1] ?? rows[index - 1];
    goToControl(next ? cellId(next.key, "name") : addControl(place));
  };
  // What the rows are given stays the same, or each would be drawn anew with every letter.
  const latest = useRef({ move, remove });
  latest.current = { move, remove };
  const { onMove, onDelete } = useMemo(
    () => ({
      onMove: (key: string, to: number) => {
        latest.current.move(key, to);
        goToControl(`move-${key}`);
      },
      onDelete: (key: string) => latest.current.remove(key),
    }),
    [],
  );
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-ink border-b-2 pb-1.5">
        <h3 id={heading} className="text-2xl">
          {name} <span className="font-normal font-sans text-muted text-sm">{plural(rows.length, "exercise")}</span>
        </h3>
        {rows.length ? (
          <CopySectionMenu
            name={name}
            dayOfWeek={dayOfWeek}
            columnType={columnType}
            onChange={onChange}
            place={place}
            say={say}
          />
        ) : null}
      </div>
      <ol ref={list} className="divide-y divide-line border-line border-b empty:hidden">
        {rows.map((row, index) => (
          <RowEditor
            key={row.key}
            {...props}
            row={row}
            index={index}
            count={rows.length}
            dragged={dragged.key === row.key}
            drag={dragged.drag}
            onMove={onMove}
            onDelete={onDelete}
          />
        ))}
      </ol>
      <AddExercise place={place} onChange={onChange} name={name} />
    </section>
  );
});

type CopySectionMenuProps = Pick<SectionEditorProps, "dayOfWeek" | "columnType" | "onChange" | "say"> & {
  name: string;
  place: Place;
};

function CopySectionMenu({ name, dayOfWeek, columnType, onChange, place, say }: CopySectionMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" icon={<Copy aria-hidden strokeWidth={1.75} />}>
          Copy to…<span className="sr-only"> {name} to another section</span>
        </Button>
      }
    >
      {ALL_DAYS.map((day) => (
        <MenuGroup key={day.dayOfWeek} label={day.name}>
          {COLUMN_TYPES.filter((other) => day.dayOfWeek !== dayOfWeek || other !== columnType).map((other) => (
            <MenuItem
              key={other}
              onSelect={() => {
                const to = { dayOfWeek: day.dayOfWeek, columnType: other };
                onChange({
                  do: "copy-section",
                  from: place,
                  to,
                  title: day.name,
                  newKey: () => crypto.randomUUID(),
                });
                say(
                  `${name} was copied to ${day.name}, ${OPTION_NAMES[other]}, in place of what was there. Undo takes it back.`,
                );
              }}
            >
              <span className="sr-only">{day.name}, </span>
              {OPTION_NAMES[other]}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  );
}

type AddExerciseProps = Pick<SectionEditorProps, "onChange"> & { place: Place; name: string };

function AddExercise({ place, onChange, name }: AddExerciseProps) {
  return (
    <div>
      <Button
        id={addControl(place)}
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden strokeWidth={1.75} />}
        onClick={() => {
          const key = crypto.randomUUID();
          onChange({ do: "add", place, key });
          goToControl(cellId(key, "name"));
        }}
      >
        Add exercise<span className="sr-only"> to {name}</span>
      </Button>
    </div>
  );
}
