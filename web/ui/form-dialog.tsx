import { type FormEvent, type ReactNode, useId } from "react";
import { AlertLine } from "./alert-line";
import { Button } from "./button";
import { Dialog } from "./dialog";

type FormDialogProps = {
  title: ReactNode;
  description: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  tone?: "primary" | "danger";
  error: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form, open while it is rendered. It cannot be closed while sending. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busyLabel, busy, tone = "primary", error, onSubmit, onClose } = props;
  const form = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={tone} form={form} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-5">
        {props.children}
        <AlertLine>{error}</AlertLine>
      </form>
    </Dialog>
  );
}
