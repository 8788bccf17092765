import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useWide } from "../../ui/use-wide";

/** The coach's text. On a phone it is folded after the first part, so that the training comes first. */
export function FoldedWords({ first, children }: { first: ReactNode; children: ReactNode }) {
  const isWide = useWide("64rem");
  if (isWide) {
    return (
      <>
        <div className="contents max-lg:hidden">{children}</div>
        {/* The server does not know the window's width: reserves the button's space. */}
        <p aria-hidden className="flex min-h-11 items-center pr-7 text-sm lg:hidden">
          <span className="min-w-0 truncate">{first}</span>
        </p>
      </>
    );
  }
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 truncate group-open:opacity-0">{first}</span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="-mt-8 grid gap-3 pr-8 pb-3">{children}</div>
    </details>
  );
}
