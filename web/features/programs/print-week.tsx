import { offeredOptions, optionName } from "../../../worker/contract/day-options";
import type { ColumnType } from "../../../worker/contract/drafts";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu";
import { PrintButton } from "./print-button";

/** Prints one option at a time: three would not fit on two sheets. */
export function PrintWeek({ onPrint }: { onPrint: (option: ColumnType) => void }) {
  return (
    <Menu align="start" trigger={<PrintButton />}>
      <MenuGroup label="Which option?">
        {offeredOptions().map((option) => (
          <MenuItem key={option} onSelect={() => onPrint(option)}>
            {optionName(option)}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
