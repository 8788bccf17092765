import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "../../lib/http/api";
import { changePost } from "./feed-changes";
import { memberName } from "./member-words";
import { ReportDialog } from "./report-dialog";
import type { ShownPost } from "./shown-post";

export function ReportPost({ post, onClose }: { post: ShownPost; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ReportDialog
      what="post"
      name={memberName(post.user)}
      send={(json) => call(api.api.community.posts[":id"].report.$post({ param: { id: String(post.id) }, json }))}
      onReported={() => changePost(client, post.id, (before) => ({ ...before, hasReported: true }))}
      onClose={onClose}
    />
  );
}
