import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Flag, Pencil, Trash2, VolumeX } from "lucide-react";
import { useState } from "react";
import { mayDo } from "../../../worker/contract/rights";
import { api, call } from "../../lib/http/api";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuItem } from "../../ui/menu";
import { DeletePost } from "./delete-post";
import { changePost } from "./feed-changes";
import { memberName } from "./member-words";
import { MuteDialog } from "./moderation/mute-dialog";
import { ReportDialog } from "./report-dialog";
import type { ShownPost } from "./shown-post";
import { useViewer } from "./viewer-context";

type PostMenuProps = { post: ShownPost; onEdit: () => void; onGone: () => void };

/** The actions on a post that the viewer may take. */
export function PostMenu({ post, onEdit, onGone }: PostMenuProps) {
  const { user, mute } = useViewer();
  const [asking, setAsking] = useState<"delete" | "report" | "mute" | null>(null);
  const own = post.userId === user.id;
  const admin = mayDo(user.role, "moderation");
  const name = memberName(post.user);
  const close = () => setAsking(null);
  // Muted members may only delete their own posts.
  if (mute && !own && !admin) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            id={postMenuId(post.id)}
            label={`More about the post of ${name}`}
            icon={<Ellipsis aria-hidden />}
            className="-my-1"
          />
        }
      >
        {own && !mute ? (
          <MenuItem icon={<Pencil aria-hidden className="size-4.5" strokeWidth={1.75} />} onSelect={onEdit}>
            Edit
          </MenuItem>
        ) : null}
        {own ? null : (
          <MenuItem
            icon={<Flag aria-hidden className="size-4.5" strokeWidth={1.75} />}
            disabled={post.hasReported}
            onSelect={() => setAsking("report")}
          >
            {post.hasReported ? "Reported" : "Report"}
          </MenuItem>
        )}
        {admin && !own ? (
          <MenuItem
            icon={<VolumeX aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onSelect={() => setAsking("mute")}
          >
            Mute Member
          </MenuItem>
        ) : null}
        {own || admin ? (
          <MenuItem
            tone="danger"
            icon={<Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onSelect={() => setAsking("delete")}
          >
            Delete Post
          </MenuItem>
        ) : null}
      </Menu>
      <DeletePost post={post} own={own} open={asking === "delete"} onClose={close} onDeleted={onGone} />
      {asking === "report" ? <ReportPost post={post} onClose={close} /> : null}
      {asking === "mute" ? <MuteDialog userId={post.userId} name={name} onClose={close} /> : null}
    </>
  );
}

export const postMenuId = (postId: number) => `post-menu-${postId}`;

function ReportPost({ post, onClose }: { post: ShownPost; onClose: () => void }) {
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
