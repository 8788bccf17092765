import type { UseFormReturn } from "react-hook-form";
import {
  AVAILABILITY,
  CONSULTATION_LIMITS as LIMITS,
  CONSULTATION_REFUSALS as REFUSALS,
  SERVICE_TYPES,
} from "../../../worker/contract/consultations-limits";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { FieldGroup } from "../../ui/field-group";
import { Select } from "../../ui/select";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import type { ConsultationDraft } from "./consultation-draft";
import { AVAILABILITY_NAMES, SERVICE_NAMES } from "./consultation-words";
import { FormPart } from "./form-part";

type ConsultationFormProps = {
  form: UseFormReturn<ConsultationDraft>;
  busy: boolean;
  onSubmit: (event: React.FormEvent) => void;
};

export function ConsultationForm({ form, busy, onSubmit }: ConsultationFormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-10">
      <FormPart title="Contact Information">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label="Name" error={errors.name?.message} className="content-start">
            <TextInput
              autoComplete="name"
              maxLength={LIMITS.name}
              {...register("name", { validate: (value) => value.trim().length >= LIMITS.nameMin || REFUSALS.name })}
            />
          </Field>
          <Field label="Phone" optional error={errors.phone?.message} className="content-start">
            <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={LIMITS.phone} {...register("phone")} />
          </Field>
        </div>
        <Field label="E-mail" error={errors.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
            {...register("email", {
              validate: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || REFUSALS.email,
            })}
          />
        </Field>
      </FormPart>
      <FormPart title="Service Interest">
        <Field label="What are you interested in?" error={errors.serviceType?.message}>
          <Select {...register("serviceType", { required: REFUSALS.serviceType })}>
            <option value="">Choose a service</option>
            {SERVICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {SERVICE_NAMES[type]}
              </option>
            ))}
          </Select>
        </Field>
      </FormPart>
      <FormPart title="Availability">
        <FieldGroup
          legend="When do you usually have time?"
          help="In your own time zone. Choose as many as you like."
          error={errors.availability?.message}
          className="grid gap-1 sm:grid-cols-2"
        >
          {AVAILABILITY.map((value) => (
            <Checkbox
              key={value}
              label={AVAILABILITY_NAMES[value]}
              value={value}
              {...register("availability", { validate: (chosen) => chosen.length > 0 || REFUSALS.availability })}
            />
          ))}
        </FieldGroup>
      </FormPart>
      <FormPart title="Goals & Experience">
        <Field
          label="What do you want to reach?"
          help="Competitions, injuries, what you have tried so far."
          error={errors.message?.message}
        >
          <TextArea
            rows={5}
            maxLength={LIMITS.message}
            {...register("message", {
              validate: (value) => value.trim().length >= LIMITS.messageMin || REFUSALS.message,
            })}
          />
        </Field>
        <Field label="Your training so far" optional error={errors.experience?.message}>
          <TextArea rows={3} maxLength={LIMITS.experience} {...register("experience")} />
        </Field>
      </FormPart>
      {/* People do not see it and keyboards do not reach it: only a machine fills it in. */}
      <div aria-hidden className="sr-only">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register("website")} />
        </label>
      </div>
      <div className="grid justify-items-start gap-4">
        {errors.root?.message ? (
          <Alert tone="danger" live>
            {errors.root.message}
          </Alert>
        ) : null}
        <Button type="submit" size="lg" busy={busy} busyLabel="Submitting...">
          Submit Request
        </Button>
      </div>
    </form>
  );
}
