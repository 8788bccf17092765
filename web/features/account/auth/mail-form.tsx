import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { EMAIL_RULES } from "./field-rules";
import { useAuthForm } from "./use-auth-form";

type MailFormProps = { onEmail: (email: string) => Promise<unknown>; label: string };

/** A form that asks for an e-mail address only. */
export function MailForm({ onEmail, label }: MailFormProps) {
  const { attributes, refusals, failure, busy } = useAuthForm(RULES, async ({ email }) => {
    await onEmail(email.trim());
    return undefined;
  });
  return (
    <form {...attributes} className="grid gap-5">
      <Field label="E-mail" error={refusals.email}>
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
      <Refusal>{failure}</Refusal>
      <Button type="submit" size="lg" block busy={busy} busyLabel="Sending…">
        {label}
      </Button>
    </form>
  );
}

const RULES = { email: EMAIL_RULES };
