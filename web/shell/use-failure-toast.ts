import { failureText } from "../lib/http/failure-text";
import { useToast } from "../ui/toast-context";

/** Says in passing that something failed; not that the session has ended, which the shell does. */
export function useFailureToast(title = "Error") {
  const { toast } = useToast();
  return (error: unknown, fallback?: string) => {
    const description = failureText(error, fallback);
    if (description !== undefined) toast({ title, description, tone: "destructive" });
  };
}
