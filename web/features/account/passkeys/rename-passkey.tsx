import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { NAME_MAX_LENGTH } from "../../../../worker/contract/account-limits";
import { changed } from "../../../data/changed";
import { renamePasskey } from "../../../data/passkeys";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { useAccountForm } from "../settings/use-account-form";

export function RenamePasskey({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
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
