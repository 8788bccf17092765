import { Link, useNavigate } from "react-router-dom";
import { NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../../worker/contract/account-limits";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { signUp } from "../../../data/auth";
import { browserTimeZone, useSession } from "../../../lib/session/session";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { Refusal } from "../../../ui/refusal";
import { TextInput } from "../../../ui/text-input";
import { AccountFrame } from "../auth/account-frame";
import { EMAIL_RULES, FIRST_NAME_RULES, NEW_PASSWORD_RULES } from "../auth/field-rules";
import { GoOn } from "../auth/go-on";
import { useAuthForm } from "../auth/use-auth-form";
import { useReturnTo } from "../auth/use-return-to";

const RULES = { firstName: FIRST_NAME_RULES, lastName: {}, email: EMAIL_RULES, password: NEW_PASSWORD_RULES };

export function SignUpPage() {
  const session = useSession();
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const { attributes, refusals, failure, busy } = useAuthForm(RULES, async (values) => {
    const email = values.email.trim();
    await signUp({ ...values, email, timeZone: browserTimeZone() });
    navigate(addressOf("verifyEmail", { query: { email, returnTo } }));
    return undefined;
  });
  if (session.state === "signed-in") return <GoOn />;

  return (
    <AccountFrame
      title={`Train free for ${brand.trialDays} days`}
      lead={
        <>
          <p>Your trial starts when you sign up, with everything a member gets. No card is asked for.</p>
          <p className="mt-2">
            Already a member?{" "}
            <Link className="link font-semibold" to={addressOf("signIn", { query: { returnTo } })}>
              Sign in
            </Link>
          </p>
        </>
      }
    >
      <form {...attributes} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" error={refusals.firstName} className="content-start">
            <TextInput name="firstName" autoComplete="given-name" maxLength={NAME_MAX_LENGTH} />
          </Field>
          <Field label="Last name" optional error={refusals.lastName} className="content-start">
            <TextInput name="lastName" autoComplete="family-name" maxLength={NAME_MAX_LENGTH} />
          </Field>
        </div>
        <Field label="E-mail" help="We send a code there to confirm it is yours." error={refusals.email}>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <Field
          label="Password"
          help={`At least ${PASSWORD_MIN_LENGTH} characters. A few words in a row are easy to keep in mind.`}
          error={refusals.password}
        >
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Refusal>{failure}</Refusal>
        <Button type="submit" size="lg" block busy={busy} busyLabel="Starting…">
          Start Free Trial
        </Button>
        <p className="text-muted text-sm">
          By signing up you accept the{" "}
          <Link className="link" to={addressOf("terms")}>
            terms of service
          </Link>{" "}
          and the{" "}
          <Link className="link" to={addressOf("privacyPolicy")}>
            privacy policy
          </Link>
          .
        </p>
      </form>
    </AccountFrame>
  );
}
