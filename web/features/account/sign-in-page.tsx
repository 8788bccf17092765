import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { useSession } from "../../lib/session";
import { useTitle } from "../../shell/use-title";
import { Alert } from "../../ui/alert";
import { METHODS_KEY, readMethods } from "./account-calls";
import { AccountFrame } from "./account-frame";
import { doorAddress } from "./account-links";
import { DemoSignIns } from "./demo-sign-ins";
import { GoOn } from "./go-on";
import { PasskeySignIn } from "./passkey-sign-in";
import { providerRefusal } from "./provider-refusal";
import { ProviderSignIns } from "./provider-sign-ins";
import { SignInForm } from "./sign-in-form";
import { useReturnTo } from "./use-return-to";

export function SignInPage() {
  const session = useSession();
  const returnTo = useReturnTo();
  const [params] = useSearchParams();
  const { data: methods } = useQuery({ queryKey: METHODS_KEY, queryFn: readMethods });
  useTitle("Sign in");
  if (session.state === "signed-in") return <GoOn />;

  const refused = params.get("error");
  return (
    <AccountFrame
      title="Sign in"
      lead={
        <>
          New here?{" "}
          <Link className="link font-semibold" to={doorAddress("signUp", { returnTo })}>
            Start your {brand.trialDays}-day free trial
          </Link>
        </>
      }
    >
      {refused ? <Alert tone="danger">{providerRefusal(refused)}</Alert> : null}
      <SignInForm returnTo={returnTo} />
      {methods?.passkey || methods?.providers.length ? (
        <div className="grid gap-3">
          <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          {methods.passkey ? <PasskeySignIn /> : null}
          <ProviderSignIns providers={methods.providers} returnTo={returnTo} />
        </div>
      ) : null}
      {__LOCAL_TOOLS__ && methods?.demoAccounts.length ? <DemoSignIns accounts={methods.demoAccounts} /> : null}
    </AccountFrame>
  );
}
