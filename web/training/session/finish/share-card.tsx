import { Download, Users } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { completionIdOf } from "../../../data/completion-notes";
import { keepFile } from "../../../lib/browser/save-file";
import { shownMessage } from "../../../lib/http/request-error";
import { EMPTY_DRAFT, postDraft } from "../../../media/kept-post-draft";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import type { Finished } from "../use-finish";
import { drawCard } from "./draw-card";
import type { SessionFigures } from "./session-figures";

type ShareCardProps = {
  finished: Finished;
  figures: SessionFigures;
  streak: number | null;
  stripes: { earned: number; of: number } | null;
  userId: string;
};

/** Shares the training, if the member chooses to: as a card in the community, or as a picture. */
export function ShareCard({ userId, finished, ...card }: ShareCardProps) {
  const { title } = finished.workout;
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"share" | "save" | null>(null);
  const [problem, setProblem] = useState<string>();
  const attempt = async (what: "share" | "save", work: () => Promise<void>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(shownMessage(error instanceof Error ? error : new Error(), FAILED[what]));
    }
    setBusy(null);
  };
  const share = async () => {
    const { minutes, sets, load, unit } = card.figures;
    const completionId = await completionIdOf(finished);
    // A post that was begun keeps its text and picture.
    const before = postDraft.read(userId) ?? EMPTY_DRAFT;
    postDraft.save(userId, { ...before, training: { completionId, title, minutes, sets, load, unit }, key: null });
    navigate(addressOf("community"));
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-2">
        <Button
          variant="secondary"
          className="min-h-14 px-2!"
          icon={<Users aria-hidden strokeWidth={1.75} />}
          busy={busy === "share"}
          busyLabel="One moment…"
          onClick={() => void attempt("share", share)}
        >
          Show the community
        </Button>
        <Button
          variant="secondary"
          className="min-h-14 px-2!"
          icon={<Download aria-hidden strokeWidth={1.75} />}
          busy={busy === "save"}
          busyLabel="One moment…"
          onClick={() => void attempt("save", async () => keepFile(await drawCard({ ...card, title }), "training.png"))}
        >
          Save as picture
        </Button>
      </div>
      <AlertLine>{problem}</AlertLine>
    </div>
  );
}

const FAILED = {
  share: "The training is not recorded yet. Please try again in a moment.",
  save: "The picture was not made. Please try again.",
};
