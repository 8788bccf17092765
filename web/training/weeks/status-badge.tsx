import type { ProgramStatus } from "../../../worker/contract/programs-limits";
import { siteTime } from "../../lib/format/site-clock";
import { Badge } from "../../ui/badge";

type StatusBadgeProps = { status: ProgramStatus; publishAt: string | null };

export function StatusBadge({ status, publishAt }: StatusBadgeProps) {
  if (status === "published") return <Badge tone="success">Published</Badge>;
  if (status === "draft" || !publishAt) return <Badge tone="warning">Draft</Badge>;
  return (
    <Badge tone="accent">
      Scheduled: <time dateTime={publishAt}>{siteTime(publishAt)}</time>
    </Badge>
  );
}
