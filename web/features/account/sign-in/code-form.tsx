import { shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { CODE_RULES } from "../auth/field-rules";
import { refusalCode } from "../auth/refusal-code";
import { useAuthForm } from "../auth/use-auth-form";

type CodeFormProps = { onCode: (code: string) => Promise<unknown>; label: string; busyLabel: string };

/** A form for the six digits of a mail. */
export function CodeForm({ onCode, label, busyLabel }: CodeFormProps) {
  const { attributes, refusals, failure, busy } = useAuthForm(RULES, async ({ otp }) => {
    try {
      await onCode(otp.replace(/\s/g, ""));
    } catch (error) {
      if (!CODE_REFUSALS.has(refusalCode(error) ?? "")) throw error;
      return { refusals: { otp: shownMessage(error) } };
    }
    return undefined;
  });
  return (
    <form {...attributes} className="grid gap-5">
      <Field label="Code" error={refusals.otp}>
        <TextInput
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          spellCheck={false}
          className="figures max-w-60 py-1! text-[2rem]! tracking-[0.18em]"
        />
      </Field>
      <Refusal>{failure}</Refusal>
      <Button type="submit" size="lg" block busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </form>
  );
}

const RULES = { otp: CODE_RULES };
const CODE_REFUSALS = new Set(["INVALID_OTP", "OTP_EXPIRED", "TOO_MANY_ATTEMPTS"]);
