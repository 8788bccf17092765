import type { ReactNode } from "react";
import { brand } from "../../../worker/contract/brand";
import { Mark } from "../../ui/mark";

type AccountFrameProps = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** What stands below a rule: the way to the other doors. */
  footer?: ReactNode;
};

/** The doors of the product share one frame: the form on paper, the rolled belt beside it where there is room. */
export function AccountFrame({ title, lead, children, footer }: AccountFrameProps) {
  return (
    <div className="grid flex-1 lg:grid-cols-[1fr_minmax(0,42%)]">
      <div className="page flex flex-col justify-center py-10 sm:py-14">
        <div className="mx-auto grid w-full max-w-md gap-7">
          <header className="grid gap-3">
            <h1 tabIndex={-1} className="text-5xl">
              {title}
            </h1>
            {lead ? <div className="text-lg text-muted">{lead}</div> : null}
          </header>
          {children}
          {footer ? <div className="grid gap-1.5 border-line border-t pt-5 text-sm">{footer}</div> : null}
        </div>
      </div>
      <div aria-hidden className="relative hidden overflow-hidden bg-belt-black text-belt-tape lg:block">
        <div className="weave absolute inset-0 opacity-10" />
        <Mark className="absolute top-1/2 left-[12%] h-[min(150%,60rem)] w-auto -translate-y-1/2" />
        <p className="absolute inset-x-10 bottom-10 font-display font-extrabold text-4xl xl:inset-x-14">
          {brand.tagline}
        </p>
      </div>
    </div>
  );
}
