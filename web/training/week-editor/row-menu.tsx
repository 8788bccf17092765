import { Copy, Ellipsis, MoveDown, MoveUp, Plus, Trash2 } from "lucide-react";
import { offeredOptions, optionName } from "../../../worker/contract/day-options";
import { ALL_DAYS } from "../../lib/format/training-words";
import { goToControl } from "../../lib/forms/go-to-control";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "../../ui/menu";
import { cellId } from "../exercise-fields";
import { addControl } from "./check-week";
import type { RowMove, RowProps } from "./edit-props";
import type { EditorRow, Place } from "./editor-week";
import { rowButton } from "./row-class";

type RowMenuProps = Pick<RowProps, "onChange" | "say"> & {
  row: EditorRow;
  place: Place;
  of: string;
  index: number;
  count: number;
  onMove: (key: string, move: RowMove) => void;
  onDelete: (key: string) => void;
};

export function RowMenu({ row: { key }, place, of, index, count, onMove, onDelete, onChange, say }: RowMenuProps) {
  const { dayOfWeek, columnType } = place;
  return (
    <Menu
      trigger={<IconButton label={`What to do with ${of}`} icon={<Ellipsis aria-hidden />} className={rowButton} />}
    >
      <MenuItem disabled={index === 0} icon={<MoveUp aria-hidden />} onSelect={() => onMove(key, { down: -1 })}>
        Move up
      </MenuItem>
      <MenuItem
        disabled={index === count - 1}
        icon={<MoveDown aria-hidden />}
        onSelect={() => onMove(key, { down: 1 })}
      >
        Move down
      </MenuItem>
      <MenuItem
        icon={<Plus aria-hidden />}
        onSelect={() => {
          const added = crypto.randomUUID();
          onChange({ do: "add", place, key: added, after: key });
          goToControl(cellId(added, "name"));
        }}
      >
        Add below
      </MenuItem>
      <MenuItem
        icon={<Copy aria-hidden />}
        onSelect={() => {
          const newKey = crypto.randomUUID();
          onChange({ do: "duplicate", place, key, newKey });
          say(`${of} was duplicated.`);
          goToControl(cellId(newKey, "name"));
        }}
      >
        Duplicate
      </MenuItem>
      <MenuGroup label="Move to">
        {offeredOptions()
          .filter((other) => other !== columnType)
          .map((other) => (
            <MenuItem
              key={other}
              onSelect={() => {
                onChange({ do: "move-to", from: place, to: { dayOfWeek, columnType: other }, key });
                say(`${of} was moved to ${optionName(other)}.`);
                goToControl(cellId(key, "name"));
              }}
            >
              {optionName(other)}
            </MenuItem>
          ))}
        {ALL_DAYS.filter((day) => day.dayOfWeek !== dayOfWeek).map((day) => (
          <MenuItem
            key={day.dayOfWeek}
            onSelect={() => {
              onChange({ do: "move-to", from: place, to: { dayOfWeek: day.dayOfWeek, columnType }, key });
              say(`${of} was moved to ${day.name}, ${optionName(columnType)}. Undo brings it back.`);
              goToControl(addControl(place));
            }}
          >
            {day.name}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => onDelete(key)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
