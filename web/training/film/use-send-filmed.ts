import { useState } from "react";
import type { FilmedSet } from "../../../worker/contract/messages";
import { putOutgoing } from "../../data/outgoing";
import { isAway } from "../../lib/http/network";
import { keepClip } from "../../lib/offline/kept-clips";
import { useSession } from "../../lib/session/session";
import { sendFilmed } from "../../media/send-filmed";
import { useToast } from "../../ui/toast-context";

type Filmed = { filmed: FilmedSet; content: string; clip: File };

/** Stores a filmed set on the device and sends it from there, now or when the network is back. */
export function useSendFilmed() {
  const session = useSession();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const send = async ({ filmed, content, clip }: Filmed) => {
    if (session.state !== "signed-in") return;
    const { user } = session;
    const key = crypto.randomUUID();
    setBusy(true);
    const isStored = await keepClip(user.id, key, clip);
    putOutgoing(user.id, {
      key,
      memberId: user.id,
      content,
      messageType: "form_check",
      media: null,
      review: null,
      at: Date.now(),
      failure: null,
      filmed,
      clip: true,
    });
    setBusy(false);
    toast(
      isAway()
        ? {
            title: "Kept on this device",
            description: `It goes to your coach when the network is back.${isStored ? "" : STAY}`,
          }
        : {
            title: "On its way to your coach",
            description: `Go on training: it is sent meanwhile.${isStored ? "" : STAY}`,
          },
    );
    void sendFilmed(user).then((all) => {
      for (const message of all) toast(message);
    });
  };
  return { send, busy };
}

const STAY = " Leave this page open until then: this browser keeps no films.";
