import { Copy } from "lucide-react";
import { addressOf } from "../../../../worker/contract/addresses";
import { useCopy } from "../../../shell/use-copy";
import { Button } from "../../../ui/button";

/** A link's address, with a copy button. */
export function GiftAddress({ code, name }: { code: string; name: string }) {
  const address = `${window.location.origin}${addressOf("gift", { code })}`;
  const copied = { title: "Link Copied", description: "Send it to somebody who is new here." };
  const copy = useCopy(address, copied, "The link could not be copied");
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <code className="min-w-0 break-all rounded-xs bg-sunken px-2 py-1 text-sm">{address}</code>
      <Button
        variant="secondary"
        size="sm"
        icon={<Copy aria-hidden strokeWidth={1.75} />}
        aria-label={`Copy link: ${name}`}
        onClick={copy}
      >
        Copy
      </Button>
    </div>
  );
}
