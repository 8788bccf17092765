import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { useRoom } from "../../ui/use-room";
import { RestCountdown } from "../rest-countdown";

type SessionBottomProps = {
  at: number;
  of: number;
  /** Above the buttons: an error or an obstacle. */
  notice?: ReactNode;
  main: ReactNode;
  onGoTo: (at: number) => void;
  /** The rest was ended by a press. */
  onRestEnded: () => void;
};

/** At the thumb: the running rest, buttons to the previous and next exercise, and the main button between them. */
export function SessionBottom({ at, of, notice, main, onGoTo, onRestEnded }: SessionBottomProps) {
  return (
    <div
      ref={useRoom("--bottom-bar")}
      className="sticky bottom-0 z-20 mt-auto border-line border-t bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-2 px-3 pt-2.5">
        {/* At the top, so that it does not move the buttons under the thumb. */}
        <RestCountdown onEnded={onRestEnded} />
        {notice}
        <div className="flex items-stretch gap-2">
          <Button variant="secondary" className={ARROW} disabled={at === 0} onClick={() => onGoTo(at - 1)}>
            <ChevronLeft aria-hidden />
            <span className="sr-only">Previous exercise</span>
          </Button>
          {main}
          <Button variant="secondary" className={ARROW} disabled={at >= of - 1} onClick={() => onGoTo(at + 1)}>
            <ChevronRight aria-hidden />
            <span className="sr-only">Next exercise</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

const ARROW = "w-14 min-h-14 px-0! [&_svg]:size-7!";
