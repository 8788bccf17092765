import { BULK_MOST, type BulkAction, COPIES_MOST } from "../../../worker/contract/programs-limits";
import { plural } from "../../lib/format/format";
import { usePublishes } from "../../lib/session/use-rights";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";

type AdminProgramsBulkProps = {
  shown: number;
  selected: number;
  /** The list shows deleted weeks only. */
  deleted: boolean;
  busy: BulkAction | null;
  onSelectAll: (selected: boolean) => void;
  onCopy: () => void;
  onAct: (action: BulkAction) => void;
};

const PUBLISHING: { action: BulkAction; label: string }[] = [
  { action: "publish", label: "Publish" },
  { action: "unpublish", label: "Unpublish" },
];

/** Actions on several weeks at once. */
export function AdminProgramsBulk(props: AdminProgramsBulkProps) {
  const { shown, selected, deleted, busy, onSelectAll, onCopy, onAct } = props;
  const publishes = usePublishes();
  const tooMany = selected > BULK_MOST;
  const actions: { action: BulkAction; label: string }[] = deleted
    ? [{ action: "restore", label: "Bring back" }]
    : [...(publishes ? PUBLISHING : []), { action: "delete", label: "Delete" }];
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Checkbox
        label={selected ? `${plural(selected, "week")} selected` : "Select all shown"}
        checked={shown > 0 && selected === shown}
        indeterminate={selected > 0 && selected < shown}
        onChange={(event) => onSelectAll(event.target.checked)}
      />
      {selected ? (
        <div className="flex flex-wrap items-center gap-2">
          {tooMany ? <p className="text-sm text-warning">At most {BULK_MOST} at once.</p> : null}
          {deleted ? null : (
            <Button size="sm" variant="secondary" disabled={selected > COPIES_MOST || busy !== null} onClick={onCopy}>
              Copy to…<span className="sr-only"> {plural(selected, "selected week")}</span>
            </Button>
          )}
          {actions.map(({ action, label }) => (
            <Button
              key={action}
              size="sm"
              variant={action === "delete" ? "danger" : "secondary"}
              disabled={tooMany || (busy !== null && busy !== action)}
              busy={busy === action}
              onClick={() => onAct(action)}
            >
              {label}
              <span className="sr-only"> {plural(selected, "selected week")}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
