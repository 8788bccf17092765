import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SERVICE_TYPES } from "../../../worker/contract/consultations-limits";
import { useSession } from "../../lib/session";
import { useToast } from "../../ui/toast-context";
import { type ConsultationDraft, draftOf, fillIn, keepDraft, keptDraft } from "./consultation-draft";
import { CONSULTATION_FAILED } from "./consultation-failed";
import { type ConsultationField, type Refusals, refusalsOf } from "./consultation-refusals";
import type { Outcome } from "./send-consultation";

export type ConsultationForm = {
  form: RefObject<HTMLFormElement | null>;
  refusals: Refusals;
  /** Why nothing was sent, where no field is at fault. */
  failure: string | null;
  stage: "editing" | "sending" | "sent";
  onInput: (event: FormEvent) => void;
  onSubmit: (event: FormEvent) => void;
};

/** The form of the page, kept while it is typed, and what became of it. */
export function useConsultationForm(): ConsultationForm {
  const { toast } = useToast();
  const [params] = useSearchParams();
  const asked = SERVICE_TYPES.find((type) => type === params.get("service"));
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [stage, setStage] = useState<ConsultationForm["stage"]>("editing");

  useEffect(() => {
    const kept = keptDraft();
    if (form.current) fillIn(form.current, { ...kept, ...(asked ? { serviceType: asked } : {}) });
  }, [asked]);

  // Nobody is asked for what the club knows already.
  const session = useSession();
  const member = session.state === "signed-in" ? session.user : null;
  useEffect(() => {
    if (!form.current || !member) return;
    fillIn(form.current, { name: `${member.firstName} ${member.lastName}`.trim(), email: member.email });
  }, [member]);

  const onInput = ({ target }: FormEvent) => {
    if (!form.current) return;
    const draft = draftOf(form.current);
    keepDraft(draft);
    const field = "name" in target ? (target.name as ConsultationField) : null;
    if (field && refusals[field]) setRefusals({ ...refusals, [field]: refusalsOf(draft)[field] });
  };

  const refuse = (found: Refusals) => {
    setRefusals(found);
    focusFirst(form.current, found);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || stage === "sending") return;
    const draft = draftOf(form.current);
    const found = refusalsOf(draft);
    setFailure(null);
    refuse(found);
    if (Object.keys(found).length) return;
    setStage("sending");
    const outcome = await sending(draft);
    setStage(outcome === "sent" ? "sent" : "editing");
    if (outcome === "sent") {
      toast({
        title: "Consultation Request Submitted",
        description: "The coach will contact you within 24 hours.",
        tone: "success",
      });
      return;
    }
    if ("refusals" in outcome) refuse(outcome.refusals);
    else setFailure(outcome.failure);
    toast({ title: "Error", description: CONSULTATION_FAILED, tone: "destructive" });
  };

  return { form, refusals, failure, stage, onInput, onSubmit: (event) => void onSubmit(event) };
}

/** The order is the form's own. */
function focusFirst(form: HTMLFormElement | null, refusals: Refusals): void {
  const first = [...(form?.elements ?? [])].find(
    (field) => field instanceof HTMLElement && "name" in field && refusals[field.name as ConsultationField],
  );
  if (first instanceof HTMLElement) first.focus();
}

/** How it is sent comes when it is: without a network it fails as the sending would. */
async function sending(draft: ConsultationDraft): Promise<Outcome> {
  try {
    const { sendConsultation } = await import("./send-consultation");
    return await sendConsultation(draft);
  } catch {
    return { failure: CONSULTATION_FAILED };
  }
}
