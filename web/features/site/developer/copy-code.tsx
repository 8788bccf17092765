import { Copy } from "lucide-react";
import { useCopy } from "../../../shell/use-copy";
import { Button } from "../../../ui/button";

export function CopyCode({ code }: { code: string }) {
  const copy = useCopy(code, { title: "Code copied" }, "The code could not be copied");
  return (
    <Button variant="secondary" icon={<Copy aria-hidden strokeWidth={1.75} />} onClick={copy}>
      Copy code <span className="figures pl-1 text-lg">{code}</span>
    </Button>
  );
}
