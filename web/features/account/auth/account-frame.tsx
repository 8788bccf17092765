import type { ReactNode } from "react";
import { brand } from "../../../../worker/contract/brand";
import { Mark } from "../../../ui/mark";

type AccountFrameProps = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links to the other auth pages, below a rule. */
  footer?: ReactNode;
};

/**
 * The common frame of the auth pages: the form, and the rolled belt beside it on wide screens. It is a screen high and
 * filled from the top, so that late content moves neither the form nor the footer.
 */
export function AccountFrame({ title, lead, children, footer }: AccountFrameProps) {
  return (
    <div className="grid min-h-dvh flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
      <div className="page py-10 sm:py-14 lg:pt-[max(3.5rem,12svh)]">
        <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-7">
          <header className="grid gap-3">
            <h1 tabIndex={-1} className="text-4xl sm:text-[min(4.25rem,6.6vw)]">
              {title}
            </h1>
            {lead ? <div className="text-lg text-muted">{lead}</div> : null}
          </header>
          {children}
          {footer ? <div className="grid gap-1.5 border-line border-t pt-5 text-sm">{footer}</div> : null}
        </div>
      </div>
      <div aria-hidden className="relative hidden bg-belt-black text-belt-tape lg:block">
        <div className="weave absolute inset-0 opacity-10" />
        {/* The belt stays above the text, however low the window is. */}
        <div className="sticky top-[calc(4.5rem+1px)] flex h-[calc(100svh-4.5rem-1px)] flex-col overflow-hidden">
          <div className="relative min-h-0 flex-1">
            {brand.logo.mark ? (
              <img
                src={brand.logo.icon512}
                alt=""
                className="absolute bottom-0 left-10 size-56 max-h-full rounded-md xl:left-14"
              />
            ) : (
              <Mark className="absolute bottom-0 left-[8%] h-[125%] w-auto max-w-none" />
            )}
          </div>
          <p className="px-10 pt-8 pb-10 font-display font-extrabold text-4xl xl:px-14">{brand.tagline}</p>
        </div>
      </div>
    </div>
  );
}
