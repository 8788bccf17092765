import { Download, Users } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { keepFile } from "../../../lib/browser/save-file";
import { plural } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { EMPTY_DRAFT, postDraft } from "../../../media/kept-post-draft";
import { uploadMedia } from "../../../media/upload-media";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { drawCard } from "./draw-card";
import type { SessionFigures } from "./session-figures";

type ShareCardProps = {
  title: string;
  figures: SessionFigures;
  streak: number | null;
  stripes: { earned: number; of: number } | null;
  userId: string;
};

/** A picture of what was done, to be shown around: only by choice. */
export function ShareCard({ userId, ...card }: ShareCardProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"share" | "save" | null>(null);
  const [problem, setProblem] = useState<string>();
  const attempt = async (what: "share" | "save", work: () => Promise<void>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(
        shownMessage(error instanceof Error ? error : new Error(), "The picture was not made. Please try again."),
      );
    }
    setBusy(null);
  };
  const share = async () => {
    const stored = await uploadMedia(await drawCard(card));
    const before = postDraft.read(userId) ?? EMPTY_DRAFT;
    // What somebody has begun to write stays, and so does its picture.
    const content = [before.content, textOf(card)].filter(Boolean).join("\n\n").slice(0, COMMUNITY_LIMITS.post);
    const media = before.media ?? { mediaUrl: stored.mediaUrl, mediaType: "image" as const, uploadedAt: Date.now() };
    postDraft.save(userId, { content, media, key: null });
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
          onClick={() => void attempt("save", async () => keepFile(await drawCard(card), "training.png"))}
        >
          Save as picture
        </Button>
      </div>
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

function textOf({ title, figures }: Pick<ShareCardProps, "title" | "figures">): string {
  const { minutes, sets, load, unit } = figures;
  const done = [
    plural(minutes, "minute"),
    sets > 0 ? plural(sets, "set") : "",
    load > 0 ? `${load.toLocaleString()} ${unit} moved` : "",
  ];
  return `${title}: ${done.filter(Boolean).join(", ")}.`;
}
