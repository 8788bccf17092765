import { useToast } from "../../ui/toast-context";
import { refusalOf } from "./refusal-text";

/** Says in passing why something was not taken. */
export function useRefusalToast() {
  const { toast } = useToast();
  return (error: unknown, usual: string) => {
    const description = refusalOf(error, usual);
    if (description !== undefined) toast({ title: "Error", description, tone: "destructive" });
  };
}
