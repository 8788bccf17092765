import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { signInMethodsQuery } from "../../../data/auth";
import { useHydrated } from "../../../lib/browser/use-hydrated";
import { useSession } from "../../../lib/session/session";
import { Apart } from "../../../shell/apart";
import { AccountFrame } from "../auth/account-frame";
import { GoOn } from "../auth/go-on";
import { useReturnTo } from "../auth/use-return-to";
import { ProviderRefusal } from "./provider-refusal";
import { SignInForm } from "./sign-in-form";

// Parts that not every deployment shows, loaded once the methods are known.
const OtherWays = lazy(async () => ({ default: (await import("./other-ways")).OtherWays }));

const DemoSignIns = __LOCAL_TOOLS__
  ? lazy(async () => ({ default: (await import("./demo-sign-ins")).DemoSignIns }))
  : null;

export function SignInPage() {
  const session = useSession();
  const returnTo = useReturnTo();
  const [params] = useSearchParams();
  const here = useHydrated();
  const { data: methods } = useQuery(signInMethodsQuery);
  if (session.state === "signed-in") return <GoOn />;

  const refused = here && params.get("error");
  return (
    <AccountFrame
      title="Sign in"
      lead={
        <>
          New here?{" "}
          <Link className="link font-semibold" to={addressOf("signUp", { query: { returnTo } })}>
            Start your {brand.trialDays}-day free trial
          </Link>
        </>
      }
    >
      <SignInForm returnTo={returnTo} />
      {/* Beside the methods it concerns, and below what it would move. */}
      {refused ? <ProviderRefusal code={refused} /> : null}
      {methods ? (
        // Rendered together, so that neither moves the other.
        <Apart>
          {methods.passkey || methods.providers.length ? <OtherWays methods={methods} returnTo={returnTo} /> : null}
          {DemoSignIns && methods.demoAccounts.length ? <DemoSignIns accounts={methods.demoAccounts} /> : null}
        </Apart>
      ) : null}
    </AccountFrame>
  );
}
