import { failureText } from "../lib/http/failure-text";
import { useToast } from "../ui/toast-context";

/** Returns a function that shows a failure as a toast; the shell reports an ended session. */
export function useFailureToast(title = "Error") {
  const { toast } = useToast();
  return (error: unknown, fallback?: string) => {
    const description = failureText(error, fallback);
    if (description !== undefined) toast({ title, description, tone: "destructive" });
  };
}
