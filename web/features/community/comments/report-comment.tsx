import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "../../../lib/http/api";
import { ReportDialog } from "../report-dialog";
import { changeComment, type ShownComment } from "./comment-changes";
import { useTalk } from "./talk-context";

type ReportCommentProps = { comment: ShownComment; name: string; onClose: () => void };

export function ReportComment({ comment, name, onClose }: ReportCommentProps) {
  const client = useQueryClient();
  const { place } = useTalk();
  return (
    <ReportDialog
      what="comment"
      name={name}
      send={(json) => call(api.api.community.comments[":id"].report.$post({ param: { id: String(comment.id) }, json }))}
      onReported={() => changeComment(client, place, comment.id, (before) => ({ ...before, hasReported: true }))}
      onClose={onClose}
    />
  );
}
