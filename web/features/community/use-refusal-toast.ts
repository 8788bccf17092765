import { useToast } from "../../ui/toast-context";
import { refusalOf } from "./refusal-text";

/** Shows a refusal as a toast. */
export function useRefusalToast() {
  const { toast } = useToast();
  return (error: unknown, usual: string) => {
    const description = refusalOf(error, usual);
    if (description !== undefined) toast({ title: "Error", description, tone: "destructive" });
  };
}
