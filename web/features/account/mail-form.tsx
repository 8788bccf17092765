import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { EMAIL_RULES } from "./field-rules";
import { FormRefusal } from "./form-refusal";
import { useAccountForm } from "./use-account-form";

type MailFormProps = { onEmail: (email: string) => Promise<unknown>; label: string; email?: string };

/** Asks only for the address that a mail goes to. */
export function MailForm({ onEmail, label, email = "" }: MailFormProps) {
  const { form, submit, busy, refusal } = useAccountForm({ defaultValues: { email } }, (values) =>
    onEmail(values.email.trim()),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="E-mail" error={form.formState.errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("email", EMAIL_RULES)}
        />
      </Field>
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" size="lg" block busy={busy} busyLabel="Sending…">
        {label}
      </Button>
    </form>
  );
}
