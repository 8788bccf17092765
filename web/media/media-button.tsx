import { useRef } from "react";
import { useToast } from "../ui/toast-context";
import { KindButton } from "./kind-button";
import { acceptOf, type MediaRules, type PickedKind, RULES_OF, refusalOf } from "./media-files";

type MediaButtonProps = {
  kind: PickedKind;
  /** "Photo" or "Video" by default. */
  label?: string;
  /** Overrides the kind's default limits. */
  rules?: Partial<MediaRules>;
  onFiles: (files: File[]) => void;
  disabled?: boolean;
  size?: "sm" | "md";
};

/** Chooses a photo or video; a toast says whether it can be uploaded. */
export function MediaButton({ kind, label, rules, onFiles, disabled, size = "md" }: MediaButtonProps) {
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const own: MediaRules = { ...RULES_OF[kind], ...rules };
  const words = label ?? (kind === "image" ? "Photo" : "Video");
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    // Cleared, so that the same file can be chosen again.
    if (input.current) input.current.value = "";
    if (files.length === 0) return;
    const refusal = refusalOf(files, own);
    if (refusal) return toast(refusal);
    toast({ title: "File selected", description: "File selected successfully." });
    onFiles(files);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="hidden"
        accept={acceptOf(own)}
        multiple={own.maxFiles > 1}
        aria-label={words}
        onChange={(event) => take(event.target.files)}
      />
      <KindButton kind={kind} label={label} size={size} disabled={disabled} onClick={() => input.current?.click()} />
    </>
  );
}
