import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { popupClass, scrimClass } from "./overlay-class";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, primary last; they stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** False while leaving would lose work: then only its buttons close it. */
  dismissible?: boolean;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
};

export function DialogWindow(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = "md",
    dismissible = true,
    finalFocus,
  } = props;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!next && !dismissible && details.reason === "escape-key") return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup finalFocus={finalFocus} className={cx(popupClass, SIZES[size])}>
          <div className="border-line border-b py-3 pr-14 pl-5 sm:pl-6">
            <div className="py-2">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description ? <Base.Description className="mt-1 text-muted">{description}</Base.Description> : null}
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          {footer ? (
            <div className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          ) : null}
          {/* Last in DOM order, so that opening focuses the first field rather than this button. */}
          {dismissible ? (
            <Base.Close
              render={<IconButton label="Close" icon={<X aria-hidden />} className="absolute top-3 right-2" />}
            />
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const SIZES = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl" };
