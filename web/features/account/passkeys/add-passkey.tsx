import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { changed } from "../../../data/changed";
import { shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { useToast } from "../../../ui/toast-context";
import { deviceName } from "../settings/device-name";

export function AddPasskey() {
  const client = useQueryClient();
  const { toast } = useToast();
  const add = useMutation({
    mutationFn: async () => (await import("./passkey-client")).addPasskey(deviceName(navigator.userAgent)),
    onSuccess: async (outcome) => {
      if (outcome === "cancelled") return;
      toast({ title: "Passkey added", description: "Use it the next time you sign in.", tone: "success" });
      await changed(client, "passkey");
    },
  });
  if (!("PublicKeyCredential" in window)) return <p className="text-muted text-sm">This browser has no passkeys.</p>;
  return (
    <>
      <Refusal>{add.error ? shownMessage(add.error) : undefined}</Refusal>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<KeyRound aria-hidden strokeWidth={1.75} />}
        busy={add.isPending}
        busyLabel="Waiting…"
        onClick={() => add.mutate()}
      >
        Add a passkey
      </Button>
    </>
  );
}
