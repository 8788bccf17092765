import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "../../../../worker/contract/account";
import { PHOTO_SIDE } from "../../../../worker/contract/account-limits";
import { shownMessage } from "../../../lib/http/request-error";
import { MediaButton } from "../../../media/media-button";
import { UploadProgress } from "../../../media/upload-progress";
import { useMediaUpload } from "../../../media/use-media-upload";
import { userInitial } from "../../../shell/user-initial";
import { Alert } from "../../../ui/alert";
import { Avatar } from "../../../ui/avatar";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast-context";
import { useProfileChange } from "./use-profile-change";

/** Saves the photo when chosen; its centre is shown to others. */
export function PhotoForm({ user }: { user: CurrentUser }) {
  const { toast } = useToast();
  const change = useProfileChange();
  const save = useMutation({
    mutationFn: (profileImageUrl: string | null) => change({ profileImageUrl }),
    onSuccess: ({ profileImageUrl }) =>
      toast({ title: profileImageUrl ? "Photo saved" : "Photo removed", tone: "success" }),
  });
  const upload = useMediaUpload({
    square: PHOTO_SIDE,
    onUploaded: ([media]) => {
      if (media) save.mutate(media.mediaUrl);
    },
  });
  const busy = save.isPending || upload.state.status === "uploading";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar
          size="xl"
          initials={userInitial(user)}
          src={user.profileImageUrl}
          alt={user.profileImageUrl ? "Your photo" : "No photo yet"}
        />
        <div className="flex flex-wrap gap-2">
          <MediaButton
            kind="image"
            label={user.profileImageUrl ? "Change photo" : "Add a photo"}
            disabled={busy}
            onFiles={upload.start}
          />
          {user.profileImageUrl ? (
            <Button variant="quiet" disabled={busy} onClick={() => save.mutate(null)}>
              Remove photo
            </Button>
          ) : null}
        </div>
      </div>
      <UploadProgress upload={upload} />
      {save.error ? (
        <Alert
          tone="danger"
          live
          action={
            <Button variant="secondary" size="sm" onClick={() => save.mutate(save.variables ?? null)}>
              Try again
            </Button>
          }
        >
          {shownMessage(save.error)}
        </Alert>
      ) : null}
    </div>
  );
}
