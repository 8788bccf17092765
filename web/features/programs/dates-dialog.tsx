import { useForm } from "react-hook-form";
import type { AdminProgram } from "../../../worker/contract/programs";
import { issuesOf } from "../../lib/http/issues-of";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { DateOverlaps } from "../../training/weeks/date-overlaps";
import { useDatesChange } from "../../training/weeks/use-program-changes";
import { Field } from "../../ui/field";
import { FormDialog } from "../../ui/form-dialog";
import { TextInput } from "../../ui/text-input";

type Dates = Pick<AdminProgram, "startDate" | "endDate">;

/** Edits a program's dates. Remounted for each program. */
export function DatesDialog({ program, onClose }: { program: AdminProgram; onClose: () => void }) {
  const save = useDatesChange(onClose);
  const form = useForm<Dates>({ defaultValues: { startDate: program.startDate, endDate: program.endDate } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((dates) =>
    save.mutate(
      { id: program.id, ...dates },
      {
        onError: (error) => {
          for (const [index, { path, message }] of fieldIssues(error).entries()) {
            form.setError(path, { message }, { shouldFocus: index === 0 });
          }
        },
      },
    ),
  );
  const elsewhere = save.isError && !isUnauthorized(save.error) && fieldIssues(save.error).length === 0;
  return (
    <FormDialog
      title="Edit dates"
      description={program.title}
      submitLabel="Save dates"
      busyLabel="Saving…"
      busy={save.isPending}
      error={elsewhere ? shownMessage(save.error, "The dates were not saved. Please try again.") : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Start date" error={errors.startDate?.message}>
        <TextInput type="date" {...form.register("startDate", { required: "Choose the day it starts." })} />
      </Field>
      <Field
        label="End date"
        help="Between these dates it is the members' current week."
        error={errors.endDate?.message}
      >
        <TextInput
          type="date"
          {...form.register("endDate", {
            required: "Choose the day it ends.",
            validate: (end, { startDate }) =>
              end >= startDate || "The program has to end on or after the day it starts.",
          })}
        />
      </Field>
      <DateOverlaps id={program.id} assignedTo={program.assignedTo} {...form.watch()} />
    </FormDialog>
  );
}

/** Returns the server's errors for the two fields. */
function fieldIssues(error: unknown): { path: keyof Dates; message: string }[] {
  return issuesOf(error).flatMap(({ path, message }) =>
    path === "startDate" || path === "endDate" ? [{ path, message }] : [],
  );
}
