import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { changed } from "../../../data/changed";
import { deletePasskey, type PasskeyEntry } from "../../../data/passkeys";
import { exactTime } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { IconButton } from "../../../ui/icon-button";
import { RenamePasskey } from "./rename-passkey";

export function PasskeyRow({ passkey }: { passkey: PasskeyEntry }) {
  const client = useQueryClient();
  const [task, setTask] = useState<"rename" | "delete" | null>(null);
  const name = passkey.name || "Passkey";
  const remove = useMutation({
    mutationFn: () => deletePasskey(passkey.id),
    onSuccess: () => changed(client, "passkey"),
  });
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        {passkey.createdAt ? (
          <p className="text-muted text-sm">
            Added <time dateTime={passkey.createdAt}>{exactTime(passkey.createdAt)}</time>
          </p>
        ) : null}
      </div>
      <IconButton label={`Rename ${name}`} icon={<Pencil aria-hidden />} onClick={() => setTask("rename")} />
      <IconButton
        label={`Delete ${name}`}
        tone="danger"
        icon={<Trash2 aria-hidden />}
        onClick={() => setTask("delete")}
      />
      {task === "rename" ? <RenamePasskey id={passkey.id} name={name} onClose={() => setTask(null)} /> : null}
      <ConfirmDialog
        open={task === "delete"}
        onOpenChange={(open) => setTask(open ? "delete" : null)}
        title={`Delete ${name}?`}
        description="You can no longer sign in with it. It stays in your password manager until you delete it there too."
        confirmLabel="Delete"
        busy={remove.isPending}
        busyLabel="Deleting…"
        error={remove.error ? shownMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}
