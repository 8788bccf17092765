import { Check, Trash2, VolumeX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Review } from "../../../../worker/contract/community";
import { useDecide } from "../../../data/moderation";
import { exactTime, plural } from "../../../lib/format/format";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useToast } from "../../../ui/toast-context";
import { WrittenText } from "../../../ui/written-text";
import { AuthorLine } from "../author-line";
import { memberName, type ShownMember } from "../member-words";
import { PostMedia } from "../post-media";
import { PostedTime } from "../posted-time";
import { refusalOf } from "../refusal-text";
import { REASON_WORDS } from "../report-words";
import { useRefusalToast } from "../use-refusal-toast";
import { MuteDialog } from "./mute-dialog";

const DECISION_FAILED = "Failed to save your decision. Please try again.";

/** A reported post or comment with its reports, and the decision. */
export function ReviewRow({ review, onDecided }: { review: Review; onDecided: () => void }) {
  const { post, comment, training, reports, reportCount, mute } = review;
  const reported = comment ?? post;
  const what = comment ? "Comment" : "Post";
  const { toast } = useToast();
  const toastFailure = useRefusalToast();
  const [asking, setAsking] = useState<"remove" | "mute" | null>(null);
  const author = reported?.user ?? FORMER_MEMBER;
  const name = memberName(author);
  const decide = useDecide(({ decision }) => {
    const isKept = decision === "keep";
    toast({
      title: isKept ? `${what} kept` : `${what} removed`,
      description: isKept ? "Everybody can see it; the reports are closed." : "It is gone for everybody.",
      tone: "success",
    });
    setAsking(null);
    onDecided();
  });
  const failed = refusalOf(decide.error, DECISION_FAILED);

  function settle(decision: "keep" | "remove") {
    decide.mutate(
      { postId: post?.id ?? null, commentId: comment?.id ?? null, decision },
      {
        onError: (error) => toastFailure(error, DECISION_FAILED),
      },
    );
  }

  if (!reported) return null;
  return (
    <li className="grid grid-cols-1 gap-x-12 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Reported
        what={what}
        name={name}
        author={author}
        reported={reported}
        mute={mute}
        comment={comment}
        post={post}
        training={training}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <Reports reportCount={reportCount} reports={reports} />
        <ReviewActions decide={decide} settle={settle} what={what} setAsking={setAsking} />
        <p role="alert" className="text-danger text-sm empty:hidden">
          {asking === "remove" ? null : failed}
        </p>
      </div>
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={(open) => {
          if (open) return;
          setAsking(null);
          decide.reset();
        }}
        title={`Remove ${what}`}
        description={`The ${what.toLowerCase()} of ${name} is deleted for everybody${comment ? "" : ", with its comments"}. This action cannot be undone.`}
        confirmLabel="Remove"
        busy={decide.isPending}
        busyLabel="Removing…"
        error={failed}
        onConfirm={() => settle("remove")}
      />
      {asking === "mute" && reported.userId ? (
        <MuteDialog userId={reported.userId} name={name} onClose={() => setAsking(null)} />
      ) : null}
    </li>
  );
}

type ReportedProps = Pick<Review, "post" | "comment" | "mute"> & {
  training: Review["training"] | undefined;
  what: string;
  name: string;
  author: ShownMember;
  reported: NonNullable<Review["post"] | Review["comment"]>;
};

/** Shows what was reported as members see or saw it. */
function Reported({ what, name, author, reported, mute, comment, post, training }: ReportedProps) {
  return (
    <article aria-label={`${what} of ${name}`} className="grid min-w-0 max-w-prose grid-cols-1 content-start gap-4">
      <AuthorLine
        user={author}
        at={reported.createdAt}
        edited={reported.editedAt !== null}
        badge={
          <>
            {reported.isHidden ? <Badge tone="warning">Hidden</Badge> : <Badge tone="outline">Still shown</Badge>}
            {mute ? (
              <Badge tone="danger" className="whitespace-normal!">
                {mute.until ? `Muted until ${exactTime(mute.until)}` : "Muted"}
              </Badge>
            ) : null}
          </>
        }
      />
      {reported.content ? <WrittenText>{reported.content}</WrittenText> : null}
      {comment && post ? <PostedUnder post={post} /> : null}
      {training ? <SaidAbout training={training} /> : null}
      {!comment && post?.mediaUrl && post.mediaType ? (
        <PostMedia mediaUrl={post.mediaUrl} mediaType={post.mediaType} by={name} />
      ) : null}
    </article>
  );
}

type ReportsProps = Pick<Review, "reportCount" | "reports">;

function Reports({ reportCount, reports }: ReportsProps) {
  return (
    <>
      <h3 className="text-2xl">{plural(reportCount, "report")}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {reports.map(({ reporter, reason, note, createdAt }) => (
          <li key={`${createdAt}-${memberName(reporter)}`} className="border-line border-l-2 pl-4">
            <p className="font-semibold">{REASON_WORDS[reason]}</p>
            {note ? <WrittenText>{note}</WrittenText> : null}
            <p className="flex flex-wrap gap-x-2 text-muted text-sm">
              {memberName(reporter)}
              <PostedTime at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

type ReviewActionsProps = {
  decide: ReturnType<typeof useDecide>;
  settle: (decision: "keep" | "remove") => void;
  what: string;
  setAsking: (asking: "remove" | "mute") => void;
};

function ReviewActions({ decide, settle, what, setAsking }: ReviewActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<Check aria-hidden strokeWidth={1.75} />}
        busy={decide.isPending && decide.variables.decision === "keep"}
        busyLabel="Keeping…"
        onClick={() => settle("keep")}
      >
        Keep {what}
      </Button>
      <Button
        variant="danger"
        size="sm"
        icon={<Trash2 aria-hidden strokeWidth={1.75} />}
        onClick={() => setAsking("remove")}
      >
        Remove {what}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<VolumeX aria-hidden strokeWidth={1.75} />}
        onClick={() => setAsking("mute")}
      >
        Mute Member
      </Button>
    </div>
  );
}

const FORMER_MEMBER = { firstName: null, lastName: null, profileImageUrl: null, isCoach: false, belt: null } as const;

/** Shows a comment's subject: the beginning of its post. */
function PostedUnder({ post }: { post: NonNullable<Review["post"]> }) {
  const about = post.content || (post.mediaType === "video" ? "a video" : "a photo");
  return (
    <p className="line-clamp-2 border-line border-l-2 pl-4 text-muted text-sm [overflow-wrap:anywhere]">
      <span className="font-semibold">Below the post of {memberName(post.user)}:</span> {about}
    </p>
  );
}

/** Same for a day or a workout, with a link. */
function SaidAbout({
  training: { title, programId, dayOfWeek, workoutId },
}: {
  training: NonNullable<Review["training"]>;
}) {
  const address =
    workoutId === null
      ? addressOf("weeklyProgram", { id: String(programId), query: { day: dayOfWeek, talk: 1 } })
      : addressOf("workout", { id: workoutId, query: { talk: 1 } });
  return (
    <p className="border-line border-l-2 pl-4 text-muted text-sm [overflow-wrap:anywhere]">
      <span className="font-semibold">Said about:</span>{" "}
      <Link to={address} className="link inline-flex min-h-11 items-center sm:min-h-0">
        {title}
      </Link>
    </p>
  );
}
