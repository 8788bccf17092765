import { RotateCcw } from "lucide-react";
import { Button } from "../../../ui/button";

/** An excluded item and a button to include it again. `of` distinguishes items of the same name. */
export function LeftOut({ name, of = name, onBringBack }: { name: string; of?: string; onBringBack: () => void }) {
  return (
    <>
      <p className="min-w-0">
        <s className="wrap-break-word">{name}</s> left out
      </p>
      <Button variant="secondary" size="sm" icon={<RotateCcw aria-hidden strokeWidth={1.75} />} onClick={onBringBack}>
        Bring back<span className="sr-only"> {of}</span>
      </Button>
    </>
  );
}
