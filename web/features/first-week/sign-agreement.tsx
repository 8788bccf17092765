import { FIRST_WEEK_LIMITS as LIMITS, type Waiver } from "../../../worker/contract/first-week-limits";
import { Checkbox } from "../../ui/checkbox";
import { Field, FieldError } from "../../ui/field";
import { TextInput } from "../../ui/text-input";

type SignAgreementProps = {
  waiver: Waiver;
  /** An earlier version, or other answers, were signed before. */
  isAgain: boolean;
  fullName: string;
  agreed: boolean;
  problems: Record<string, string>;
  onName: (fullName: string) => void;
  onAgreed: (agreed: boolean) => void;
};

/** Shows the whole waiver above the signature. */
export function SignAgreement(props: SignAgreementProps) {
  const { waiver, isAgain, fullName, agreed, problems, onName, onAgreed } = props;
  return (
    <section aria-labelledby="agreement" className="grid gap-4 rounded-md border border-line bg-raised p-5">
      <div className="grid gap-1">
        <h2 id="agreement" className="text-2xl">
          {waiver.title}
        </h2>
        {isAgain ? (
          <p className="text-muted text-sm">What you have signed before has changed: please sign anew.</p>
        ) : null}
      </div>
      <p className="wrap-break-word whitespace-pre-line text-sm leading-relaxed">{waiver.text}</p>
      <Field id="full-name" label="Your full name" error={problems["full-name"]}>
        <TextInput
          autoComplete="name"
          maxLength={LIMITS.fullName}
          value={fullName}
          onChange={(event) => onName(event.target.value)}
        />
      </Field>
      <div className="grid gap-1">
        <Checkbox
          id="agreed"
          label="I have read this, my answers are true, and I sign it with my name."
          checked={agreed}
          aria-invalid={problems.agreed ? true : undefined}
          aria-describedby={problems.agreed ? "agreed-error" : undefined}
          onChange={(event) => onAgreed(event.target.checked)}
        />
        {problems.agreed ? <FieldError id="agreed-error">{problems.agreed}</FieldError> : null}
      </div>
    </section>
  );
}
