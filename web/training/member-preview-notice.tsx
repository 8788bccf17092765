import { Eye } from "lucide-react";
import { Link } from "react-router-dom";

export type MemberPreviewNoticeProps = {
  /** "week" or "workout". */
  what: string;
  /** Only admins see it yet. */
  draft: boolean;
  editAt: string;
};

/** Says above a member preview what the page is, with a link back. */
export function MemberPreviewNotice({ what, draft, editAt }: MemberPreviewNoticeProps) {
  return (
    <aside
      aria-label="Preview"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-sm border border-line bg-sunken px-4 py-2 print:hidden"
    >
      <p className="flex min-w-0 items-center gap-3">
        <Eye aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        {draft
          ? `As members will see this ${what}. It is a draft: so far only admins do.`
          : `As members see this ${what}.`}
      </p>
      <Link to={editAt} className="link inline-flex min-h-11 items-center font-semibold">
        Back to editing
      </Link>
    </aside>
  );
}
