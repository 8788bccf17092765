import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { readPost, useAdminPost, useAdminPosts, useDeletePost } from "../../../data/admin-blog";
import { listState } from "../../../lib/http/list-state";
import { shownMessage } from "../../../lib/http/request-error";
import { useSession } from "../../../lib/session/session";
import { DeleteDialog } from "../../../shell/delete-dialog";
import { DiscardChanges } from "../../../ui/discard-changes";
import { RestorableList } from "../../../ui/restorable-list";
import { Spinner } from "../../../ui/spinner";
import { useToast } from "../../../ui/toast-context";
import { createdDate } from "./created-date";
import { PostForm } from "./post-form";
import { PostList } from "./post-list";
import { readDraft, type StoredDraft, saveDraft } from "./stored-draft";
import { useBringBack } from "./use-bring-back";

/** The blog's admin panel: a form for one post, and the list of all. */
export function AdminBlogPanel() {
  const session = useSession();
  return session.state === "signed-in" ? <Panel userId={session.user.id} /> : null;
}

/** What the form shows. A new number for each opening resets it. */
type Opened = { number: number; post: AdminBlogPost | null; kept: StoredDraft | null; chosen: boolean };

function Panel({ userId }: { userId: string }) {
  const [left] = useState(() => readDraft(userId));
  // The post of the unsaved changes. If it was deleted, they become a new post.
  const owner = useAdminPost(left?.postId ?? null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState<{ to: AdminBlogPost | null } | null>(null);
  const [deleting, setDeleting] = useState<AdminBlogPost | null>(null);

  const current = opened ?? { number: 0, post: owner.data ?? null, kept: left, chosen: false };
  const open = (post: AdminBlogPost | null, chosen: boolean) => {
    saveDraft(userId, null);
    setLeaving(null);
    setDirty(false);
    setOpened({ number: current.number + 1, post, kept: null, chosen });
  };
  const leaveTo = (post: AdminBlogPost | null) => (dirty ? setLeaving({ to: post }) : open(post, true));
  usePostOfAddress(leaveTo);

  return (
    <div className="grid grid-cols-1 gap-14">
      {owner.isLoading ? (
        <p role="status" className="flex min-h-160 items-start gap-3 text-muted">
          <Spinner />
          Bringing your unsaved changes back…
        </p>
      ) : (
        <PostForm
          key={current.number}
          userId={userId}
          post={current.post}
          kept={current.kept}
          focus={current.chosen}
          onDirty={setDirty}
          onTakeNewer={leaveTo}
          onCancel={() => leaveTo(null)}
          onSaved={() => {
            open(null, false);
            goToList();
          }}
        />
      )}
      <div className="grid grid-cols-1 gap-4">
        <PostList editing={current.post?.id ?? null} onEdit={leaveTo} onDelete={setDeleting} />
        <DeletedPosts />
      </div>
      <DiscardChanges
        open={leaving !== null}
        onKeep={() => setLeaving(null)}
        onDiscard={() => leaving && open(leaving.to, true)}
      />
      <DeletePostDialog
        post={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ id }) => {
          setDeleting(null);
          if (current.post?.id === id) open(null, false);
          goToList();
        }}
      />
    </div>
  );
}

/** Opens the post of `?post=3`, once. */
function usePostOfAddress(leaveTo: (post: AdminBlogPost) => void): void {
  const { toast } = useToast();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("post") ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per address, not on every render.
  useEffect(() => {
    if (!asked) return;
    setParams({ tab: "blog" }, { replace: true });
    readPost(asked).then(leaveTo, (error) =>
      toast({ title: "Error", description: shownMessage(error), tone: "destructive" }),
    );
  }, [asked]);
}

/** Focuses the list, where the result shows; the focused element is gone. */
function goToList(): void {
  const heading = document.getElementById("existing-posts");
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

type DeletePostDialogProps = {
  post: AdminBlogPost | null;
  onClose: () => void;
  onDeleted: (post: AdminBlogPost) => void;
};

function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const { bringBack } = useBringBack();
  return (
    <DeleteDialog
      thing={post}
      title="Delete this blog post?"
      description={`“${post?.title ?? ""}” is gone for readers at once. For ${RESTORABLE_DAYS} days you can bring it back.`}
      remove={useDeletePost()}
      deleted={{ title: "Success", description: "Blog post deleted successfully!" }}
      onUndo={({ id }) => bringBack(id)}
      failed="Failed to delete blog post"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

/** Deleted posts that can be restored; nothing if there are none. */
function DeletedPosts() {
  const list = useAdminPosts({ deleted: true });
  const { busy, bringBack } = useBringBack();
  if (!list.data?.length) return null;
  return (
    <RestorableList
      days={RESTORABLE_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({
        id,
        title,
        deleted: <>deleted {createdDate(deletedAt)}</>,
      }))}
      busy={busy}
      onRestore={bringBack}
      more={listState(list).more}
    />
  );
}
