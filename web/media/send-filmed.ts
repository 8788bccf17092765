import type { CurrentUser } from "../../worker/contract/account";
import { changed } from "../data/changed";
import { ownConversation } from "../data/conversation";
import { addMessage } from "../data/messages";
import { filmedOutgoing, outgoingUnderWay, putOutgoing, setUnderWay } from "../data/outgoing";
import { isSameMember } from "../data/pending-completions";
import { queryClient } from "../lib/http/query-client";
import { isFinalRefusal, isUnauthorized } from "../lib/http/request-error";
import type { ToastMessage } from "../ui/toast-context";
import { deliverClip } from "./deliver-clip";
import { UploadRefused, uploadWords } from "./upload-refused";

/** Sends form checks filmed in training, if the member is still signed in. Returns the results. */
export async function sendFilmed(user: CurrentUser): Promise<ToastMessage[]> {
  const toasts: ToastMessage[] = [];
  const due = filmedOutgoing(user.id).filter(({ key }) => !outgoingUnderWay().has(key));
  if (due.length === 0 || !(await isSameMember(user.id))) return toasts;
  for (const outgoing of due) {
    // Another call may have begun to send it meanwhile.
    if (outgoingUnderWay().has(outgoing.key)) continue;
    setUnderWay(outgoing.key, true);
    try {
      const message = await deliverClip(user.id, outgoing);
      addMessage(queryClient, ownConversation(user), message);
      toasts.push({ title: "Form check sent", description: `Your coach has your ${lift(outgoing)}.`, tone: "success" });
    } catch (error) {
      const refused = isFinalRefusal(error) || error instanceof UploadRefused;
      const failure = uploadWords(error);
      const now = filmedOutgoing(user.id).find(({ key }) => key === outgoing.key) ?? outgoing;
      putOutgoing(user.id, { ...now, failure, ...(refused ? { refused } : {}) });
      if (refused) toasts.push({ title: "Form check not sent", description: failure, tone: "destructive" });
      else if (isUnauthorized(error)) break;
    } finally {
      setUnderWay(outgoing.key, false);
      void changed(queryClient, "message", user.id);
    }
  }
  return toasts;
}

const lift = ({ filmed }: ReturnType<typeof filmedOutgoing>[number]) =>
  filmed ? `${filmed.exercise}, set ${filmed.set}` : "clip";
