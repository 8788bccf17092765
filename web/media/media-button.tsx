import { useRef } from "react";
import { useToast } from "../ui/toast-context";
import { KindButton } from "./kind-button";
import { acceptOf, type PickedKind, RULES_OF, refusalOf } from "./media-files";

type MediaButtonProps = {
  kind: PickedKind;
  /** "Photo" or "Video" by default. */
  label?: string;
  onFiles: (files: File[]) => void;
  disabled?: boolean;
  size?: "sm" | "md";
};

/** Chooses a photo or video; a toast says whether it can be uploaded. */
export function MediaButton({ kind, label, onFiles, disabled, size = "md" }: MediaButtonProps) {
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const rules = RULES_OF[kind];
  const words = label ?? (kind === "image" ? "Photo" : "Video");
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    // Cleared, so that the same file can be chosen again.
    if (input.current) input.current.value = "";
    if (files.length === 0) return;
    const refusal = refusalOf(files, rules);
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
        accept={acceptOf(rules)}
        multiple={rules.maxFiles > 1}
        aria-label={words}
        onChange={(event) => take(event.target.files)}
      />
      <KindButton kind={kind} label={label} size={size} disabled={disabled} onClick={() => input.current?.click()} />
    </>
  );
}
