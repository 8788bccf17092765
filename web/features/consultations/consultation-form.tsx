import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import {
  AVAILABILITY,
  CONSULTATION_LIMITS as LIMITS,
  SERVICE_TYPES,
} from "../../../worker/contract/consultations-limits";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Field, FieldError } from "../../ui/field";
import { FieldGroup } from "../../ui/field-group";
import { Select } from "../../ui/select";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { AVAILABILITY_NAMES, SERVICE_NAMES } from "./consultation-words";
import { FormPart } from "./form-part";
import type { ConsultationForm as Form } from "./use-consultation-form";

export function ConsultationForm({ form, refusals, failure, busy, onInput, onSubmit }: Form) {
  return (
    // method="post", so that typed values never appear in an address if the page's code fails.
    <form
      ref={form}
      method="post"
      action={addressOf("bookConsultation")}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-10"
    >
      <noscript>
        <p className="rounded-md bg-warning-soft p-4">
          Sending this form needs JavaScript. You can write to {brand.support.email} instead; tell the same things.
        </p>
      </noscript>
      <ContactFields refusals={refusals} />
      <FormPart title="Service Interest">
        <Field label="What are you interested in?" error={refusals.serviceType}>
          <Select name="serviceType">
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
          error={refusals.availability}
          className="grid gap-1 sm:grid-cols-2"
        >
          {AVAILABILITY.map((value) => (
            <Checkbox key={value} name="availability" label={AVAILABILITY_NAMES[value]} value={value} />
          ))}
        </FieldGroup>
      </FormPart>
      <FormPart title="Goals & Experience">
        <Field
          label="What do you want to reach?"
          help="Competitions, injuries, what you have tried so far."
          error={refusals.message}
        >
          <TextArea name="message" rows={5} maxLength={LIMITS.message} />
        </Field>
        <Field label="Your training so far" optional error={refusals.experience}>
          <TextArea name="experience" rows={3} maxLength={LIMITS.experience} />
        </Field>
      </FormPart>
      {/* Honeypot: hidden from people and keyboards, so only bots fill it in. */}
      <div aria-hidden className="sr-only">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid justify-items-start gap-4">
        <div role="alert">{failure ? <FieldError>{failure}</FieldError> : null}</div>
        <Button type="submit" size="lg" busy={busy} busyLabel="Submitting...">
          Submit Request
        </Button>
      </div>
    </form>
  );
}

type ContactFieldsProps = Pick<Form, "refusals">;

function ContactFields({ refusals }: ContactFieldsProps) {
  return (
    <FormPart title="Contact Information">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Name" error={refusals.name} className="content-start">
          <TextInput name="name" autoComplete="name" maxLength={LIMITS.name} />
        </Field>
        <Field label="Phone" optional error={refusals.phone} className="content-start">
          <TextInput name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={LIMITS.phone} />
        </Field>
      </div>
      <Field label="E-mail" error={refusals.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
        />
      </Field>
    </FormPart>
  );
}
