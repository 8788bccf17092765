import { Alert } from "../../../ui/alert";

/** Explains why a sign-in at another provider failed. */
export function ProviderRefusal({ code }: { code: string }) {
  return <Alert tone="danger">{WORDS[code.toLowerCase()] ?? OTHERWISE}</Alert>;
}

const OTHERWISE = "Signing in with this provider did not work. Try again, or use your e-mail address.";

const WORDS: Record<string, string> = {
  account_not_linked:
    "There is already an account with this e-mail address. Sign in the way you did before; a second way in cannot be added from outside.",
  email_not_verified:
    "That provider has not confirmed your e-mail address. Confirm it there first, or sign in with your e-mail address here.",
  access_denied: "You have stopped signing in at the provider. Nothing has changed; try again whenever you like.",
};
