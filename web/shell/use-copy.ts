import { type ToastMessage, useToast } from "../ui/toast-context";

/** Returns a function that copies a text; a failure shows it, to be copied by hand. */
export function useCopy(text: string, copied: ToastMessage, failed: string): () => Promise<void> {
  const { toast } = useToast();
  return async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ ...copied, tone: "success" });
    } catch {
      toast({ title: failed, description: text, tone: "destructive" });
    }
  };
}
