import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RollChange } from "../../../worker/contract/rolls";
import { changed } from "../../data/changed";
import { logRoll } from "../../data/pending-completions";
import { changeRoll, removeRoll } from "../../data/rolls";
import { useChange } from "../../data/use-change";
import { useToast } from "../../ui/toast-context";
import { rollText } from "./roll-words";

/** Logs a roll under one key; offline it is stored and sent later, like completions. */
export function useLogRoll(onLogged?: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    // This function handles being offline itself.
    networkMode: "always",
    mutationFn: ({ roll, key }: { roll: RollChange; key: string }) => logRoll(roll, key),
    onSuccess: ({ sent }, { roll }) => {
      toast({
        title: "Roll logged",
        description: sent ? `${rollText(roll)}.` : "It is kept on this device and sent when you are back online.",
        tone: "success",
      });
      onLogged?.();
    },
    onSettled: (logged) => (logged && !logged.sent ? undefined : changed(client, "roll")),
  });
}

/** Changes or deletes a roll. Both need the network. */
export function useChangeRoll(id: number, onDone: () => void) {
  const { toast } = useToast();
  const telling = (title: string) => ({
    networkMode: "always" as const,
    onDone: () => {
      toast({ title, tone: "success" });
      onDone();
    },
    afterFailure: true,
  });
  return {
    change: useChange("roll", (roll: RollChange) => changeRoll(id, roll), telling("Roll changed")),
    remove: useChange("roll", () => removeRoll(id), telling("Roll removed")),
  };
}
