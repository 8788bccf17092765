import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { NAME_MAX_LENGTH } from "../../../../worker/contract/account-limits";
import { changed } from "../../../data/changed";
import { deletePasskey, type PasskeyEntry, renamePasskey } from "../../../data/passkeys";
import { useChange } from "../../../data/use-change";
import { exactTime } from "../../../lib/format/format";
import { ConfirmChange } from "../../../shell/confirm-change";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { useAccountForm } from "../settings/use-account-form";

export function PasskeyRow({ passkey }: { passkey: PasskeyEntry }) {
  const [task, setTask] = useState<"rename" | "delete" | null>(null);
  const name = passkey.name || "Passkey";
  const remove = useChange("passkey", () => deletePasskey(passkey.id));
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
      <ConfirmChange
        change={remove}
        open={task === "delete"}
        onClose={() => setTask(null)}
        title={`Delete ${name}?`}
        description="You can no longer sign in with it. It stays in your password manager until you delete it there too."
        confirmLabel="Delete"
        busyLabel="Deleting…"
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}

function RenamePasskey({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const { form, submit, busy, refusal } = useAccountForm({ defaultValues: { name } }, async (values) => {
    await renamePasskey({ id, name: values.name.trim() });
    await changed(client, "passkey");
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="sm"
      title="Rename passkey"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" error={form.formState.errors.name?.message}>
          <TextInput
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            {...form.register("name", { validate: (typed) => typed.trim() !== "" || "Give the passkey a name." })}
          />
        </Field>
        <Refusal>{refusal}</Refusal>
      </form>
    </Dialog>
  );
}
