import { useState } from "react";
import { addDays, type CalendarDate } from "../../../worker/contract/calendar";
import type { Competition } from "../../../worker/contract/competitions";
import { COMPETITION_LIMITS, LAST_DAY } from "../../../worker/contract/competitions-limits";
import { useSaveCompetition } from "../../data/competitions";
import { issuesOf } from "../../lib/http/issues-of";
import { shownMessage } from "../../lib/http/request-error";
import { Field } from "../../ui/field";
import { FormDialog } from "../../ui/form-dialog";
import { Segmented } from "../../ui/segmented";
import { TextInput } from "../../ui/text-input";
import { useToast } from "../../ui/toast-context";

type CompetitionDialogProps = { competition: Competition | null; today: CalendarDate; onClose: () => void };

/** Edits a competition: place, date, division and weight class. */
export function CompetitionDialog({ competition, today, onClose }: CompetitionDialogProps) {
  const [draft, setDraft] = useState({
    date: competition?.date ?? "",
    name: competition?.name ?? "",
    gi: competition?.gi ?? true,
    weightClass: competition?.weightClass ?? "",
  });
  const [asked, setAsked] = useState(false);
  const { toast } = useToast();
  const save = useSaveCompetition(({ name }) => {
    const title = competition ? `${name} is changed` : `${name} is entered`;
    toast({ title, description: "Your weeks around it are shown by it.", tone: "success" });
    onClose();
  });
  const missing = {
    name: asked && !draft.name.trim() ? "Give the competition a name." : undefined,
    date: asked && !draft.date ? "Choose the day." : undefined,
  };
  const refused = issuesOf(save.error);
  const errorOf = (field: string) => refused.find(({ path }) => path === field)?.message;
  const send = () => {
    setAsked(true);
    if (!draft.name.trim() || !draft.date) return;
    save.mutate({ id: competition?.id ?? null, ...draft });
  };
  return (
    <FormDialog
      title={competition ? "Change the competition" : "Enter a competition"}
      description="Your coach sees it. Nobody else does."
      submitLabel={competition ? "Save" : "Enter it"}
      busyLabel="Saving…"
      busy={save.isPending}
      error={save.error && refused.length === 0 ? shownMessage(save.error) : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Name" error={missing.name ?? errorOf("name")}>
        <TextInput
          value={draft.name}
          maxLength={COMPETITION_LIMITS.name}
          placeholder="City Open"
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </Field>
      <Field label="Day" error={missing.date ?? errorOf("date")}>
        <TextInput
          type="date"
          min={addDays(today, -LAST_DAY)}
          max={addDays(today, COMPETITION_LIMITS.daysAhead)}
          value={draft.date}
          onChange={({ target }) => setDraft({ ...draft, date: target.value })}
        />
      </Field>
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden className="font-semibold text-sm">
          Gi or no-gi
        </span>
        <Segmented
          label="Gi or no-gi"
          options={[
            { value: "gi", label: "Gi" },
            { value: "no-gi", label: "No-gi" },
          ]}
          value={draft.gi ? "gi" : "no-gi"}
          onValueChange={(value) => setDraft({ ...draft, gi: value === "gi" })}
        />
      </div>
      <Field label="Weight class" optional error={errorOf("weightClass")}>
        <TextInput
          value={draft.weightClass}
          maxLength={COMPETITION_LIMITS.weightClass}
          placeholder="Up to 76 kg"
          onChange={({ target }) => setDraft({ ...draft, weightClass: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
