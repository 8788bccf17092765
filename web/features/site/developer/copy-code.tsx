import { Copy } from "lucide-react";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast-context";

export function CopyCode({ code }: { code: string }) {
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: "Code copied", tone: "success" });
    } catch {
      toast({ title: "The code could not be copied", description: code, tone: "destructive" });
    }
  };
  return (
    <Button variant="secondary" icon={<Copy aria-hidden strokeWidth={1.75} />} onClick={copy}>
      Copy code <span className="figures pl-1 text-lg">{code}</span>
    </Button>
  );
}
