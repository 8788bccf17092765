import { Copy } from "lucide-react";
import { addressOf } from "../../../../worker/contract/addresses";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast-context";

/** A link's address, with a copy button. */
export function GiftAddress({ code, name }: { code: string; name: string }) {
  const { toast } = useToast();
  const address = `${window.location.origin}${addressOf("gift", { code })}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Link Copied", description: "Send it to somebody who is new here.", tone: "success" });
    } catch {
      toast({ title: "The link could not be copied", description: address, tone: "destructive" });
    }
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <code className="min-w-0 break-all rounded-xs bg-sunken px-2 py-1 text-sm">{address}</code>
      <Button
        variant="secondary"
        size="sm"
        icon={<Copy aria-hidden strokeWidth={1.75} />}
        aria-label={`Copy link: ${name}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </div>
  );
}
