import { useMutation } from "@tanstack/react-query";
import type { SignInMethods } from "../../../../worker/contract/account";
import { DEMO_PASSWORD } from "../../../../worker/contract/demo-sign-ins";
import { signIn } from "../../../data/auth";
import { shownMessage } from "../../../lib/http/request-error";
import { renewSession } from "../../../lib/session/session";
import { Refusal } from "../../../ui/refusal";
import { Spinner } from "../../../ui/spinner";

/** One-press sign-ins for the demo accounts. */
export function DemoSignIns({ accounts }: { accounts: SignInMethods["demoAccounts"] }) {
  const enter = useMutation({
    mutationFn: async (email: string) => {
      await signIn({ email, password: DEMO_PASSWORD });
      await renewSession();
    },
  });
  return (
    <section aria-labelledby="demo-sign-ins" className="grid grid-cols-1 gap-3 border-line border-t pt-6">
      <h2 id="demo-sign-ins" className="text-xl">
        Demo club
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {accounts.map(({ email, label }) => (
          <li key={email}>
            <button
              type="button"
              aria-disabled={enter.isPending || undefined}
              onClick={() => !enter.isPending && enter.mutate(email)}
              className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left hover:text-accent"
            >
              <span className="min-w-0">
                <span className="block font-semibold text-sm">{label}</span>
                <span className="block truncate text-muted text-sm">{email}</span>
              </span>
              {enter.isPending && enter.variables === email ? <Spinner label="Signing in" className="size-5" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <Refusal>{enter.error ? shownMessage(enter.error) : undefined}</Refusal>
    </section>
  );
}
