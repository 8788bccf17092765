import { Mail, Phone } from "lucide-react";
import type { FormEvent } from "react";
import { brand } from "../../../worker/contract/brand";
import type { Consultation } from "../../../worker/contract/consultations";
import { CONSULTATION_LIMITS, CONSULTATION_STATUSES } from "../../../worker/contract/consultations-limits";
import { useChangeConsultation } from "../../data/consultations";
import { exactTime, relativeTime } from "../../lib/format/format";
import { failureText } from "../../lib/http/failure-text";
import { useDraftText } from "../../lib/offline/use-draft-text";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextArea } from "../../ui/text-area";
import { useToast } from "../../ui/toast-context";
import { STATUS_NAMES } from "./consultation-status-names";
import { AVAILABILITY_NAMES, SERVICE_NAMES } from "./consultation-words";

/** A request: its text, ways to answer, and its status. */
export function ConsultationRow({ request }: { request: Consultation }) {
  const { name, email, phone, message, serviceType, availability, experience, timeZone, status, createdAt } = request;
  return (
    <li className="grid grid-cols-1 gap-x-12 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article aria-label={`Request of ${name}`} className="grid min-w-0 content-start gap-4">
        <header className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
            <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
            <time dateTime={createdAt} title={exactTime(createdAt)}>
              {relativeTime(createdAt)}
            </time>
          </p>
          <h2 className="text-3xl">{name}</h2>
          <p className="font-semibold">{SERVICE_NAMES[serviceType]}</p>
        </header>
        <p className="max-w-prose whitespace-pre-line">{message}</p>
        {experience ? (
          <p className="max-w-prose whitespace-pre-line text-muted">
            <span className="font-semibold text-ink">Training so far: </span>
            {experience}
          </p>
        ) : null}
        <p className="text-muted text-sm">
          Has time: {availability.map((each) => AVAILABILITY_NAMES[each]).join(", ")}
          {timeZone ? ` (${timeZone.replaceAll("_", " ")})` : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <a href={replyAddress(email)} className={buttonClass({ variant: "secondary" })}>
            <Mail aria-hidden strokeWidth={1.75} />
            <span className="break-all">{email}</span>
          </a>
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={buttonClass({ variant: "secondary" })}>
              <Phone aria-hidden strokeWidth={1.75} />
              {phone}
            </a>
          ) : null}
        </div>
      </article>
      <Progress request={request} />
    </li>
  );
}

function Progress({ request }: { request: Consultation }) {
  const { toast } = useToast();
  const { mutate, isPending, variables, error } = useChangeConsultation(request.id);
  const { text: notes, setText: setNotes, forget } = useDraftText(`consultation-note.${request.id}`, request.notes);
  const unsaved = notes !== request.notes;
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { notes },
      {
        onSuccess: () => {
          forget();
          toast({ title: "Notes saved", tone: "success" });
        },
      },
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the name beside it says the same.
    <div role="group" aria-label={`What became of ${request.name}`} className="grid content-start gap-5">
      <Field label="Status" error={failureText(error, "This could not be saved.")}>
        <Select
          value={(isPending && variables.status) || request.status}
          onChange={(event) => {
            const status = CONSULTATION_STATUSES.find((each) => each === event.target.value);
            if (status) mutate({ status });
          }}
          options={CONSULTATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
        />
      </Field>
      <form onSubmit={save} className="grid gap-2">
        <Field label="Notes" help="Only admins see them.">
          <TextArea
            rows={3}
            grow
            maxLength={CONSULTATION_LIMITS.notes}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Field>
        {unsaved ? (
          <Button type="submit" variant="secondary" busy={isPending} busyLabel="Saving…" className="justify-self-start">
            Save notes
          </Button>
        ) : null}
      </form>
    </div>
  );
}

function replyAddress(email: string): string {
  const subject = encodeURIComponent(`Your consultation at ${brand.name}`);
  return `mailto:${email}?subject=${subject}`;
}

const TONES = {
  new: "accent",
  contacted: "warning",
  booked: "success",
  closed: "neutral",
  spam: "outline",
} as const;
