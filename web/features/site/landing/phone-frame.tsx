import type { ReactNode } from "react";

/**
 * Draws a phone that shows a part of the product as a picture: nothing in it can be pressed, and only `label` is read
 * out.
 */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="mx-auto w-full max-w-84">
      <figcaption className="sr-only">{label}</figcaption>
      <div
        inert
        aria-hidden
        className="relative overflow-hidden rounded-[2.75rem] border-[0.6875rem] border-belt-black bg-paper shadow-lift outline outline-line-strong"
      >
        <div className="relative flex h-8 items-center justify-center">
          <span className="h-5 w-24 rounded-full bg-belt-black" />
        </div>
        {children}
        <div className="flex h-6 items-center justify-center">
          <span className="h-1 w-28 rounded-full bg-line-strong" />
        </div>
      </div>
    </figure>
  );
}
