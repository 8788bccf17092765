import { Check } from "lucide-react";

/** A tick with a text for screen readers. */
export function DoneMark() {
  return (
    <>
      <Check aria-hidden className="size-4 shrink-0 text-success" strokeWidth={2.5} />
      <span className="sr-only">, done</span>
    </>
  );
}
