import { X } from "lucide-react";
import type { Remark } from "../../../../worker/contract/remarks";
import { type Frame, momentText, shapesInWords } from "../../../media/clip/shape-geometry";
import { IconButton } from "../../../ui/icon-button";
import { KeepButton } from "./keep-button";
import type { Keeping } from "./use-keeping";

type RemarkListProps = {
  remarks: readonly Remark[];
  frame: Frame | null;
  onShow: (remark: Remark) => void;
  onRemove: (index: number) => void;
  keeping: Keeping;
};

/** Lists the remarks in the order of the clip. */
export function RemarkList({ remarks, frame, onShow, onRemove, keeping }: RemarkListProps) {
  if (remarks.length === 0) {
    return <p className="text-muted text-sm">Stop the clip where there is something to say, draw on it, and say it.</p>;
  }
  return (
    <ol aria-label="Remarks" className="divide-y divide-line border-line border-y">
      {remarks.map((remark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be alike in everything.
        <li key={index} className="flex flex-wrap items-start gap-x-2 py-1">
          <button
            type="button"
            onClick={() => onShow(remark)}
            className="flex min-h-11 min-w-52 flex-1 items-baseline gap-3 px-2 py-2 text-left transition-colors hover:bg-sunken"
          >
            <span className="figures shrink-0 text-accent">{momentText(remark.at)}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {remark.text}
              {remark.shapes.length > 0 ? (
                <span className="block text-muted text-sm">With {shapesInWords(remark.shapes, frame)}.</span>
              ) : null}
            </span>
          </button>
          <KeepButton remark={remark} keeping={keeping} />
          <IconButton
            label={`Remove the remark at ${momentText(remark.at)}`}
            icon={<X aria-hidden />}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ol>
  );
}
