import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { shownMessage } from "../../../lib/http/request-error";
import { renewSession } from "../../../lib/session/session";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";

export function PasskeySignIn() {
  const signIn = useMutation({
    mutationFn: async () => {
      const { signInWithPasskey } = await import("../passkeys/passkey-client");
      if ((await signInWithPasskey()) === "signed-in") await renewSession();
    },
  });
  usePasskeyOffer(() => renewSession());
  if (!("PublicKeyCredential" in window)) return null;
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        block
        icon={<KeyRound aria-hidden strokeWidth={1.75} />}
        busy={signIn.isPending}
        busyLabel="Waiting for your passkey…"
        onClick={() => signIn.mutate()}
      >
        Sign in with a passkey
      </Button>
      <Refusal>{signIn.error ? shownMessage(signIn.error) : undefined}</Refusal>
    </div>
  );
}

/** Offers a passkey through the browser's autofill, where supported. */
function usePasskeyOffer(onSignedIn: () => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer per visit; a second would cancel the first.
  useEffect(() => {
    let isUnmounted = false;
    const offer = async () => {
      if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) || isUnmounted) return;
      const { signInWithPasskey } = await import("../passkeys/passkey-client");
      if (!isUnmounted && (await signInWithPasskey(true)) === "signed-in" && !isUnmounted) onSignedIn();
    };
    // Errors of an unrequested offer are not shown; the button reports its own.
    offer().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, []);
}
