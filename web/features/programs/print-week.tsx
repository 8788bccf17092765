import { COLUMN_TYPES, type ColumnType } from "../../../worker/contract/drafts";
import { OPTION_NAMES } from "../../lib/format/training-words";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu";
import { PrintButton } from "./print-button";

/** One way to train goes on paper at a time: three would not fit on two sheets. */
export function PrintWeek({ onPrint }: { onPrint: (option: ColumnType) => void }) {
  return (
    <Menu align="start" trigger={<PrintButton />}>
      <MenuGroup label="Which option?">
        {COLUMN_TYPES.map((option) => (
          <MenuItem key={option} onSelect={() => onPrint(option)}>
            {OPTION_NAMES[option]}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
