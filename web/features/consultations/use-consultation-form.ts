import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SERVICE_TYPES } from "../../../worker/contract/consultations-limits";
import { type Refusals, usePlainForm } from "../../lib/forms/use-plain-form";
import { useSession } from "../../lib/session/session";
import { useToast } from "../../ui/toast-context";
import { type ConsultationDraft, draftOf, fillIn, readDraft, saveDraft } from "./consultation-draft";
import { CONSULTATION_FAILED } from "./consultation-failed";
import { refusalsOf } from "./consultation-refusals";
import type { Outcome } from "./send-consultation";

export type ConsultationForm = {
  form: RefObject<HTMLFormElement | null>;
  refusals: Refusals<ConsultationDraft>;
  /** Why it was not sent, if no field is at fault. */
  failure: string | null;
  busy: boolean;
  sent: boolean;
  onInput: (event: FormEvent) => void;
  onSubmit: (event: FormEvent) => void;
};

/** The form's state: stores the draft while it is typed, and sends it. */
export function useConsultationForm(): ConsultationForm {
  const { toast } = useToast();
  const [params] = useSearchParams();
  const asked = SERVICE_TYPES.find((type) => type === params.get("service"));
  const { attempt, ...plain } = usePlainForm({ read: draftOf, check: refusalsOf });
  const { form } = plain;
  const [sent, setSent] = useState(false);

  useEffect(() => {
    const draft = readDraft();
    if (form.current) fillIn(form.current, { ...draft, ...(asked ? { serviceType: asked } : {}) });
  }, [form, asked]);

  // Pre-fills what the club knows already.
  const session = useSession();
  const member = session.state === "signed-in" ? session.user : null;
  useEffect(() => {
    if (!form.current || !member) return;
    fillIn(form.current, { name: `${member.firstName} ${member.lastName}`.trim(), email: member.email });
  }, [form, member]);

  const onInput = (event: FormEvent) => {
    if (form.current) saveDraft(draftOf(form.current));
    plain.onInput(event);
  };

  const submit = async (draft: ConsultationDraft) => {
    const outcome = await sending(draft);
    if (outcome !== "sent") {
      toast({ title: "Error", description: CONSULTATION_FAILED, tone: "destructive" });
      return outcome;
    }
    setSent(true);
    toast({
      title: "Consultation Request Submitted",
      description: "The coach will contact you within 24 hours.",
      tone: "success",
    });
    return undefined;
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(submit);
  };

  return { ...plain, sent, onInput, onSubmit };
}

/** Loads the code for sending; without a network it fails like the sending itself. */
async function sending(draft: ConsultationDraft): Promise<Outcome> {
  try {
    const { sendConsultation } = await import("./send-consultation");
    return await sendConsultation(draft);
  } catch {
    return { failure: CONSULTATION_FAILED };
  }
}
