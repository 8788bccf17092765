import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate } from "../../../../worker/contract/calendar";
import { GIFT_DAYS_MAX, GIFT_LABEL_MAX_LENGTH, GIFT_USES_MAX } from "../../../../worker/contract/gifts-limits";
import { useGiftChanges } from "../../../data/gifts";
import { failureText } from "../../../lib/http/failure-text";
import { DayField } from "../../../ui/day-field";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextInput } from "../../../ui/text-input";

/** Creates a link of the club: its note, number of uses, and expiry. */
export function NewGiftDialog({ onClose }: { onClose: () => void }) {
  const today = localDate(new Date(), brand.timeZone);
  const { make } = useGiftChanges();
  const [key] = useState(() => crypto.randomUUID());
  const [label, setLabel] = useState("");
  const [uses, setUses] = useState("1");
  const [until, setUntil] = useState(() => addDays(today, 30));
  return (
    <FormDialog
      title="New gift link"
      description="Whoever is new here and opens it has their first month free, of the monthly plan. It renews at the usual price unless they cancel."
      submitLabel="Make link"
      busyLabel="Making…"
      busy={make.isPending}
      error={failureText(make.error, "The link could not be made.")}
      onSubmit={() => make.mutate({ key, label, uses: Number(uses), until }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label="What it is for" help="Only you see it.">
        <TextInput
          required
          maxLength={GIFT_LABEL_MAX_LENGTH}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Field label="How many people" help={`At most ${GIFT_USES_MAX} by one link.`}>
        <TextInput
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={GIFT_USES_MAX}
          value={uses}
          onChange={(event) => setUses(event.target.value)}
        />
      </Field>
      <DayField label="Good until" min={today} max={addDays(today, GIFT_DAYS_MAX)} value={until} onChange={setUntil} />
    </FormDialog>
  );
}
