import { Printer } from "lucide-react";
import { COLUMN_TYPES, type ColumnType } from "../../../worker/contract/drafts";
import { OPTION_NAMES } from "../../lib/format/training-words";
import { Button } from "../../ui/button";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu";

/** One way to train goes on paper at a time: three would not fit on two sheets. */
export function PrintWeek({ onPrint }: { onPrint: (option: ColumnType) => void }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" icon={<Printer aria-hidden strokeWidth={1.75} />}>
          Print the week
        </Button>
      }
    >
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
