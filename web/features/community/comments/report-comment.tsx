import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "../../../lib/http/api";
import { ReportDialog } from "../report-dialog";
import { changeComment, type ShownComment } from "./comment-changes";

export function ReportComment({
  comment,
  name,
  onClose,
}: {
  comment: ShownComment;
  name: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  return (
    <ReportDialog
      what="comment"
      name={name}
      send={(json) => call(api.api.community.comments[":id"].report.$post({ param: { id: String(comment.id) }, json }))}
      onReported={() => changeComment(client, comment, (before) => ({ ...before, hasReported: true }))}
      onClose={onClose}
    />
  );
}
