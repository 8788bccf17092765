import { Fragment, type ReactNode } from "react";
import { IntervalTimerButton } from "../../training/interval-timer-button";
import { useWide } from "../../ui/use-wide";

type PanelButtonsProps = { main: ReactNode; intervals?: boolean; more?: ReactNode };

/**
 * The panel's buttons: the main one at the right on a phone, under the thumb, and above the others on a wide screen.
 * Order in the document gives the Tab order; classes place them, because the server does not know the window's width.
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
