import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { KindButton } from "../../media/kind-button";
import { type PickedKind, RULES_OF } from "../../media/media-files";
import { MediaPreview } from "../../media/media-preview";
import { lazyCode } from "../../ui/lazy-code";
import { openedLater } from "../../ui/opened-later";
import { asMedia, type ShownMedia } from "./shown-post";

const UploadMediaDialog = openedLater(
  lazyCode(async () => (await import("../../media/upload-media-dialog")).UploadMediaDialog),
);

const KINDS = ["image", "video"] as const;

type MediaFieldProps = {
  media: ShownMedia | null;
  onMedia: (media: ShownMedia) => void;
  disabled: boolean;
  onRemove: () => void;
  size?: "sm" | "md";
  /** Beside the buttons. */
  children?: ReactNode;
};

/** The photo or video of a post: chosen and uploaded in a dialog, shown, taken out again. */
export function MediaField({ media, onMedia, disabled, onRemove, size = "md", children }: MediaFieldProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const afterwards = useRef<HTMLElement>(null);
  const [kind, setKind] = useState<PickedKind>("image");
  const [choosing, setChoosing] = useState(false);

  function remove() {
    // The buttons are on again before one of them takes the focus, which goes with the preview.
    flushSync(onRemove);
    buttons.current?.querySelector("button")?.focus();
  }

  function choose(event: MouseEvent<HTMLButtonElement>, own: PickedKind) {
    afterwards.current = event.currentTarget;
    setKind(own);
    setChoosing(true);
  }

  return (
    <>
      {/* After an upload the focus goes to the first button in here: the one that led to it is off then. */}
      <div ref={preview} className="empty:hidden">
        {media ? (
          <MediaPreview
            src={media.mediaUrl}
            mediaType={media.mediaType}
            alt={media.mediaType === "image" ? "Your photo" : "Your video"}
            onRemove={remove}
          />
        ) : null}
      </div>
      <div ref={buttons} className="flex flex-wrap items-center gap-2">
        {KINDS.map((each) => (
          <KindButton
            key={each}
            kind={each}
            size={size}
            disabled={disabled || media !== null}
            onClick={(event) => choose(event, each)}
          />
        ))}
        {children}
      </div>
      <UploadMediaDialog
        {...RULES_OF[kind]}
        open={choosing}
        onOpenChange={setChoosing}
        finalFocus={afterwards}
        onUploaded={([stored]) => {
          const uploaded = asMedia(stored);
          if (!uploaded) return;
          afterwards.current = preview.current;
          onMedia(uploaded);
        }}
      />
    </>
  );
}
