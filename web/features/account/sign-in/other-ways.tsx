import type { SignInMethods } from "../../../../worker/contract/account";
import { PasskeySignIn } from "./passkey-sign-in";
import { ProviderSignIns } from "./provider-sign-ins";

type OtherWaysProps = { methods: SignInMethods; returnTo: string | null };

/** The optional sign-in methods. */
export function OtherWays({ methods, returnTo }: OtherWaysProps) {
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {methods.passkey ? <PasskeySignIn /> : null}
      <ProviderSignIns providers={methods.providers} returnTo={returnTo} />
    </div>
  );
}
