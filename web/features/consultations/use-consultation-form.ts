import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Path, useForm } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { SERVICE_TYPES, type ServiceType } from "../../../worker/contract/consultations-limits";
import { api, call } from "../../lib/api";
import { RequestError } from "../../lib/request-error";
import { useToast } from "../../ui/toast-context";
import { type ConsultationDraft, keepDraft, keptDraft } from "./consultation-draft";

export const CONSULTATION_FAILED = "There was an issue submitting your request. Please try again.";

/** The form of the page, kept while it is typed, and what became of it. */
export function useConsultationForm() {
  const { toast } = useToast();
  const [params] = useSearchParams();
  const asked = SERVICE_TYPES.find((type) => type === params.get("service"));
  const kept = keptDraft();
  const form = useForm<ConsultationDraft>({
    defaultValues: { ...kept, serviceType: asked ?? kept.serviceType },
  });
  const { watch, setError, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft(values as ConsultationDraft));
    return unsubscribe;
  }, [watch]);
  const send = useMutation({
    mutationFn: ({ serviceType, ...draft }: ConsultationDraft) =>
      call(api.api["consultation-requests"].$post({ json: { ...draft, serviceType: serviceType as ServiceType } })),
    onSuccess: () => {
      keepDraft(null);
      toast({
        title: "Consultation Request Submitted",
        description: "The coach will contact you within 24 hours.",
        tone: "success",
      });
    },
    onError: (error) => {
      const issues = error instanceof RequestError ? (error.body?.issues ?? []) : [];
      const fields = issues.map(({ path, message }) => ({ path: path.split(".")[0] ?? "", message }));
      const known = fields.filter(({ path }) => path in getValues());
      for (const [index, { path, message }] of known.entries()) {
        setError(path as Path<ConsultationDraft>, { message }, { shouldFocus: index === 0 });
      }
      if (known.length === 0) {
        const limited = error instanceof RequestError && error.status === 429;
        setError("root", { message: (limited && error.body?.message) || CONSULTATION_FAILED });
      }
      toast({ title: "Error", description: CONSULTATION_FAILED, tone: "destructive" });
    },
  });
  return { form, submit: form.handleSubmit((draft) => send.mutate(draft)), send };
}
