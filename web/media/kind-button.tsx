import { ImagePlus, Video } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../ui/button";
import type { PickedKind } from "./media-files";

type KindButtonProps = {
  kind: PickedKind;
  /** "Photo" or "Video" by default. */
  label?: string | undefined;
  size?: "sm" | "md";
  disabled?: boolean | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** Opens the upload dialog for a photo or video. */
export function KindButton({ kind, label, size = "md", disabled, onClick }: KindButtonProps) {
  const Icon = kind === "image" ? ImagePlus : Video;
  return (
    <Button
      variant="secondary"
      size={size}
      disabled={disabled}
      icon={<Icon aria-hidden className="size-5" />}
      onClick={onClick}
    >
      {label ?? (kind === "image" ? "Photo" : "Video")}
    </Button>
  );
}
