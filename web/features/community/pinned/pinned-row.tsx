import { Pencil, Trash2 } from "lucide-react";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { exactTime } from "../../../lib/format/format";
import { useMinute } from "../../../lib/format/use-minute";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { WrittenText } from "../../../ui/written-text";
import { pinnedTime } from "./pinned-time";

type PinnedRowProps = { message: PinnedMessage; onEdit: () => void; onDelete: () => void };

export function PinnedRow({ message, onEdit, onDelete }: PinnedRowProps) {
  const { title, content, priority, createdAt, updatedAt } = message;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 py-7 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-8">
      <p className="grid content-start justify-items-center">
        <span className="figures text-4xl leading-none">{priority}</span>
        <span className="text-muted text-xs">Priority</span>
      </p>
      <div className="grid min-w-0 max-w-prose grid-cols-1 content-start gap-2">
        <h2 className="text-2xl">{title}</h2>
        <WrittenText>{content}</WrittenText>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
          <When label="Created" at={createdAt} />
          <When label="Last updated" at={updatedAt} />
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-start gap-1 sm:col-start-3">
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil aria-hidden strokeWidth={1.75} />}
          onClick={onEdit}
          aria-label={`Edit ${title}`}
        >
          Edit
        </Button>
        <IconButton
          tone="danger"
          label={`Delete ${title}`}
          icon={<Trash2 aria-hidden />}
          onClick={onDelete}
          className="sm:size-9"
        />
      </div>
    </li>
  );
}

function When({ label, at }: { label: string; at: string }) {
  const now = useMinute();
  return (
    <span>
      {label}:{" "}
      <time dateTime={at} title={exactTime(at)}>
        {pinnedTime(at, now)}
      </time>
    </span>
  );
}
