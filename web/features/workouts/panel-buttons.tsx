import { Fragment, type ReactNode } from "react";
import { IntervalTimerButton } from "../../training/interval-timer-button";
import { useWide } from "../../ui/use-wide";

type PanelButtonsProps = { main: ReactNode; intervals?: boolean; more?: ReactNode };

/**
 * The panel's buttons: the main one on the right of a phone, under the thumb, and on top of the others on a wide screen. They are
 * placed in the document, so that Tab goes as the eye does, and by classes for what is rendered where no window is known.
 */
export function PanelButtons({ main, intervals = true, more }: PanelButtonsProps) {
  const isWide = useWide("64rem");
  const first = <Fragment key="main">{main}</Fragment>;
  const timer = intervals ? <IntervalTimerButton key="intervals" className="max-lg:order-first lg:flex-1" /> : null;
  return (
    <div className="flex flex-wrap gap-2">
      {isWide ? [first, timer] : [timer, first]}
      {more}
    </div>
  );
}
