import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Circle, Minus, Send, Triangle, Undo2 } from "lucide-react";
import {
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link, useNavigate } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import type { MemberPanel, Message } from "../../../../worker/contract/messages";
import { MESSAGE_LIMITS, type ShapeKind } from "../../../../worker/contract/messages-limits";
import type { Remark, Shape } from "../../../../worker/contract/remarks";
import { memberConversation } from "../../../data/conversation";
import { checkedLiftQuery } from "../../../data/lift-cues";
import { useMessages } from "../../../data/messages";
import { ClipStage } from "../../../media/clip/clip-stage";
import { type Frame, momentText } from "../../../media/clip/shape-geometry";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Segmented } from "../../../ui/segmented";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TextArea } from "../../../ui/text-area";
import { WrittenText } from "../../../ui/written-text";
import { FilmedCard } from "../filmed-card";
import { nameOf } from "../inbox/inbox-list";
import { useOutgoing } from "../use-outgoing";
import { CheckCues } from "./check-cues";
import { ClipControls } from "./clip-controls";
import { CompareLater } from "./compare/compare-later";
import { DrawingBoard } from "./drawing-board";
import { RemarkList } from "./remark-list";
import { EMPTY_REVIEW, type ReviewDraft, reviewDrafts } from "./review-draft";
import { type Clip, useClip } from "./use-clip";
import { useKeeping } from "./use-keeping";
import { VoiceRecorder } from "./voice-recorder";

type FormCheckReviewProps = { user: CurrentUser; panel: MemberPanel; messageId: number; backTo: string };

/** Reviews one form check. */
export function FormCheckReview({ user, panel, messageId, backTo }: FormCheckReviewProps) {
  const name = nameOf(panel.member);
  const conversation = useMemo(() => memberConversation(user, panel.member.id, name), [user, panel.member.id, name]);
  const messages = useMessages(conversation);
  const outgoing = useOutgoing(conversation);
  const message = messages.data?.find(({ id }) => id === messageId);
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the conversation, which may have been scrolled further down.
  useEffect(() => heading.current?.focus(), []);
  const { hasNextPage, isFetching, fetchNextPage } = messages;
  // A link may refer to a message on an older page of the conversation.
  const looksOn = !message && hasNextPage;
  useEffect(() => {
    if (looksOn && !isFetching) void fetchNextPage();
  }, [looksOn, isFetching, fetchNextPage]);
  return (
    <section aria-label={`Form check of ${name}`} className="grid min-w-0 grid-cols-1 content-start gap-5">
      <header className="grid justify-items-start gap-2">
        <Link to={backTo} className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2")}>
          <ArrowLeft aria-hidden className="size-5" />
          Back to the conversation
        </Link>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
          Form check of {name}
        </h2>
      </header>
      {message?.mediaUrl ? (
        <ReviewForm
          key={message.id}
          message={message}
          memberId={panel.member.id}
          userId={user.id}
          send={outgoing.send}
          backTo={backTo}
        />
      ) : messages.isPending || isFetching || looksOn ? (
        <SkeletonGroup label="Loading the form check" className="grid gap-4" bars={["h-96 w-full"]} />
      ) : (
        <EmptyState title="No such form check">It is not in this conversation.</EmptyState>
      )}
    </section>
  );
}

type DeskProps = {
  message: Message;
  memberId: string;
  userId: string;
  send: ReturnType<typeof useOutgoing>["send"];
  backTo: string;
};

function ReviewForm({ message, memberId, userId, send, backTo }: DeskProps) {
  const navigate = useNavigate();
  const clip = useClip();
  const drafts = reviewDrafts(message.id);
  const draft = drafts.use(userId) ?? EMPTY_REVIEW;
  const save = (change: Partial<ReviewDraft>) =>
    drafts.save(userId, { ...(drafts.read(userId) ?? EMPTY_REVIEW), ...change });
  const [shapes, setShapes] = useState<Shape[]>([]);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const { data: beside } = useQuery(checkedLiftQuery(message.id));
  const keeping = useKeeping(memberId, message.id, beside);
  const isVideo = message.mediaType === "video";
  const unfinished = text.trim() !== "" || shapes.length > 0;

  function addRemark(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return setMissing(true);
    const at = isVideo ? Math.round(clip.time * 1000) / 1000 : 0;
    const remarks = [...draft.remarks, { at, text: text.trim(), shapes }].sort((a, b) => a.at - b.at);
    save({ remarks });
    setText("");
    setShapes([]);
    setMissing(false);
  }

  function show({ at, shapes: drawn }: Remark) {
    clip.seek(at);
    setShapes(drawn);
  }

  function sendReview() {
    send(reviewOf(message.id, draft));
    drafts.save(userId, null);
    navigate(backTo);
  }

  return (
    <>
      <Said message={message} />
      <ClipDrawing message={message} clip={clip} shapes={shapes} onShapes={setShapes} />
      {isVideo && beside && beside.earlier.length > 0 ? (
        <CompareLater message={message} earlier={beside.earlier} />
      ) : null}
      <form onSubmit={addRemark} className="grid grid-cols-1 gap-3 border-line border-t pt-5">
        <Field
          label={isVideo ? `Remark at ${momentText(clip.time)}` : "Remark"}
          error={missing && text.trim() === "" ? "Say in words what you remark." : undefined}
        >
          <TextArea
            rows={2}
            maxLength={MESSAGE_LIMITS.remark}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={draft.remarks.length >= MESSAGE_LIMITS.remarks}
        >
          Add remark
        </Button>
      </form>
      <RemarkList
        remarks={draft.remarks}
        frame={frameOf(clip.video.current)}
        onShow={show}
        onRemove={(index) => save({ remarks: draft.remarks.filter((_, each) => each !== index) })}
        keeping={keeping}
      />
      {beside ? <CheckCues memberId={memberId} messageId={message.id} beside={beside} keeping={keeping} /> : null}
      <Reply draft={draft} isUnfinished={unfinished} onChange={save} onSend={sendReview} />
    </>
  );
}

const reviewOf = (messageId: number, { remarks, content, voice }: ReviewDraft) => ({
  content: content.trim(),
  messageType: "form_check" as const,
  media: voice,
  review: remarks.length > 0 ? { messageId, remarks } : null,
});

/** The member's text with the clip. */
function Said({ message }: { message: Message }) {
  return (
    <>
      {message.filmed ? <FilmedCard filmed={message.filmed} /> : null}
      {message.content ? <WrittenText className="max-w-prose">{message.content}</WrittenText> : null}
    </>
  );
}

type ClipDrawingProps = {
  message: Message;
  clip: Clip;
  shapes: Shape[];
  onShapes: Dispatch<SetStateAction<Shape[]>>;
};

/** The clip with its drawings, and the keys of both. */
function ClipDrawing({ message, clip, shapes, onShapes }: ClipDrawingProps) {
  const [kind, setKind] = useState<ShapeKind>("line");
  const isVideo = message.mediaType === "video";
  const takeBack = () => onShapes((before) => before.slice(0, -1));

  function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "k" && isVideo) clip.toggle();
    else if (event.key === "," && isVideo) clip.step(-1);
    else if (event.key === "." && isVideo) clip.step(1);
    else if (event.key === "l") setKind("line");
    else if (event.key === "a") setKind("angle");
    else if (event.key === "c") setKind("circle");
    else return;
    event.preventDefault();
  }

  const shown = { mediaUrl: message.mediaUrl ?? "", mediaType: isVideo ? ("video" as const) : ("image" as const) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the player and the board, which are inside.
    <div className="grid grid-cols-1 gap-3" onKeyDown={keyDown} data-own-keys>
      <ClipStage {...shown} label="The form check" height="60dvh" video={clip.video} {...clip.events}>
        {(frame) => (
          <DrawingBoard
            frame={frame}
            shapes={shapes}
            kind={kind}
            onShape={(shape) => onShapes((before) => [...before, shape].slice(0, MESSAGE_LIMITS.shapes))}
            onUndo={takeBack}
          />
        )}
      </ClipStage>
      {isVideo ? <ClipControls clip={clip} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Draw"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: "line", label: "Line", icon: <Minus aria-hidden /> },
            { value: "angle", label: "Angle", icon: <Triangle aria-hidden /> },
            { value: "circle", label: "Circle", icon: <Circle aria-hidden /> },
          ]}
        />
        <IconButton
          tone="outline"
          label="Take back the last drawing"
          icon={<Undo2 aria-hidden />}
          disabled={shapes.length === 0}
          onClick={takeBack}
        />
      </div>
      <p id="drawing-keys" className="text-muted text-sm">
        Press or drag on the picture: two points for a line, three for an angle, the centre and the edge for a circle.
        By keyboard, with the picture in focus: arrows move the cross (with Shift further), Enter sets a point, Escape
        starts over, Backspace takes back. {isVideo ? "K plays and stops, comma and full stop go one frame. " : ""}L, A
        and C choose what to draw.
      </p>
    </div>
  );
}

type ReplyProps = {
  draft: ReviewDraft;
  /** Whether a remark was begun and not added yet. */
  isUnfinished: boolean;
  onChange: (change: Partial<ReviewDraft>) => void;
  onSend: () => void;
};

function Reply({ draft, isUnfinished, onChange, onSend }: ReplyProps) {
  const isEmpty = draft.remarks.length === 0 && draft.content.trim() === "" && !draft.voice;
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-t pt-5">
      <Field label="Reply" optional>
        <TextArea
          rows={4}
          maxLength={MESSAGE_LIMITS.content}
          value={draft.content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </Field>
      <VoiceRecorder voice={draft.voice} onVoice={(voice) => onChange({ voice })} />
      {isUnfinished ? (
        <p className="text-muted text-sm">What is drawn or written as a remark is sent only once it is added.</p>
      ) : null}
      <Button
        className="max-sm:w-full sm:justify-self-end"
        icon={<Send aria-hidden strokeWidth={1.75} />}
        disabled={isEmpty}
        onClick={onSend}
      >
        Send Form Check
      </Button>
    </div>
  );
}

const frameOf = (video: HTMLVideoElement | null): Frame | null =>
  video?.videoWidth ? { width: video.videoWidth, height: video.videoHeight } : null;
