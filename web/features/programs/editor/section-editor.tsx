import { Copy, Plus } from "lucide-react";
import { useRef } from "react";
import { COLUMN_TYPES } from "../../../../worker/contract/drafts";
import { plural } from "../../../lib/format";
import { goToControl } from "../../../lib/go-to-control";
import { OPTION_NAMES, TRAINING_DAYS } from "../../../lib/training-words";
import { cellId } from "../../../training/exercise-fields";
import { Button } from "../../../ui/button";
import { Menu, MenuGroup, MenuItem } from "../../../ui/menu";
import { addControl } from "./check-week";
import type { EditProps } from "./edit-props";
import { type Place, rowsAt } from "./editor-week";
import { RowEditor } from "./row-editor";
import { useDraggedRow } from "./use-dragged-row";

/** The exercises of one option of a day. */
export function SectionEditor({ place, ...props }: EditProps & { place: Place }) {
  const { week, onChange, say } = props;
  const list = useRef<HTMLOListElement>(null);
  const rows = rowsAt(week, place);
  const name = OPTION_NAMES[place.columnType];
  const heading = `section-${place.dayOfWeek}-${place.columnType}`;
  const move = (key: string, to: number) => {
    const from = rows.findIndex((row) => row.key === key);
    if (from < 0 || to === from || to < 0 || to >= rows.length) return;
    onChange({ do: "move", place, key, to });
    say(`${rows[from]?.texts.name || "The row"} is now ${to + 1} of ${rows.length}.`);
  };
  const dragged = useDraggedRow(list, move);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-ink border-b-2 pb-1.5">
        <h3 id={heading} className="text-2xl">
          {name} <span className="font-normal font-sans text-muted text-sm">{plural(rows.length, "exercise")}</span>
        </h3>
        {rows.length ? (
          <Menu
            trigger={
              <Button variant="quiet" size="sm" icon={<Copy aria-hidden strokeWidth={1.75} />}>
                Copy to…<span className="sr-only"> {name} to another section</span>
              </Button>
            }
          >
            {TRAINING_DAYS.map((day) => (
              <MenuGroup key={day.dayOfWeek} label={day.name}>
                {COLUMN_TYPES.filter(
                  (columnType) => day.dayOfWeek !== place.dayOfWeek || columnType !== place.columnType,
                ).map((columnType) => (
                  <MenuItem
                    key={columnType}
                    onSelect={() => {
                      const to = { dayOfWeek: day.dayOfWeek, columnType };
                      onChange({
                        do: "copy-section",
                        from: place,
                        to,
                        title: day.name,
                        newKey: () => crypto.randomUUID(),
                      });
                      say(
                        `${name} was copied to ${day.name}, ${OPTION_NAMES[columnType]}, in place of what was there. Undo takes it back.`,
                      );
                    }}
                  >
                    <span className="sr-only">{day.name}, </span>
                    {OPTION_NAMES[columnType]}
                  </MenuItem>
                ))}
              </MenuGroup>
            ))}
          </Menu>
        ) : null}
      </div>
      <ol ref={list} className="divide-y divide-line border-line border-b empty:hidden">
        {rows.map((row, index) => (
          <RowEditor
            key={row.key}
            {...props}
            place={place}
            row={row}
            index={index}
            count={rows.length}
            dragged={dragged.key === row.key}
            handle={dragged.handleOf(row.key)}
            onMove={(to) => {
              move(row.key, to);
              goToControl(`move-${row.key}`);
            }}
            onDelete={() => {
              onChange({ do: "delete", place, key: row.key });
              say(`${row.texts.name || "The row"} was deleted. Undo brings it back.`);
              const next = rows[index + 1] ?? rows[index - 1];
              goToControl(next ? cellId(next.key, "name") : addControl(place));
            }}
          />
        ))}
      </ol>
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
    </section>
  );
}
