import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { writeInto } from "../../../lib/forms/write-into";
import { PHOTO } from "../../../media/media-files";
import { UploadMediaDialog } from "../../../media/upload-media-dialog";
import { UploadProgress } from "../../../media/upload-progress";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { editOf, type MarkdownTool, pictureEdit } from "./markdown-edits";
import { MarkdownToolbar, TOOL_KEYS } from "./markdown-toolbar";
import { POST_LABELS } from "./post-draft";
import { useDroppedPictures } from "./use-dropped-pictures";

export type MarkdownTextProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The form focuses it when the content is refused. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /** As high as its text and without a frame, so that the page scrolls. */
  alone?: boolean;
};

/** The article's text area with its toolbar; accepts dropped and pasted pictures. */
export function MarkdownText({ value, onChange, error, ref, alone = false }: MarkdownTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [uploading, setUploading] = useState(false);
  const pictures = useDroppedPictures(area);
  const use = (tool: MarkdownTool) => {
    const element = area.current;
    if (!element) return;
    const { value: text, selectionStart: start, selectionEnd: end } = element;
    writeInto(element, editOf(tool, { text, start, end }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = TOOL_KEYS[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // Elsewhere Ctrl K opens the admin search.
    event.stopPropagation();
    use(tool);
  };
  return (
    <>
      <Field
        id={id}
        label={POST_LABELS.content}
        hideLabel={alone}
        error={error}
        help="Content supports Markdown, and HTML where Markdown does not reach. Pictures can be dropped or pasted in."
      >
        <div
          className={cx(
            "sticky z-10 bg-paper",
            alone ? "top-[calc(var(--header)+3.5rem)] border-line border-b" : "top-[calc(var(--under-header)-2rem)]",
          )}
        >
          <MarkdownToolbar controls={id} onTool={use} onUpload={() => setUploading(true)} />
        </div>
        <TextArea
          ref={(element) => {
            area.current = element;
            if (typeof ref === "function") ref(element);
          }}
          name="content"
          rows={22}
          maxLength={BLOG_LIMITS.content}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          {...pictures.dropping}
          placeholder={alone ? "Write, drop a picture in, or paste one" : undefined}
          className={cx(
            "min-h-112",
            alone && "field-sizing-content resize-none! border-transparent! bg-transparent! text-lg leading-relaxed",
            pictures.over && "border-accent!",
          )}
        />
        <UploadProgress upload={pictures.upload} />
      </Field>
      <UploadMediaDialog
        {...PHOTO}
        open={uploading}
        onOpenChange={setUploading}
        finalFocus={area}
        onUploaded={([picture]) => {
          const element = area.current;
          if (!element || !picture) return;
          const { value: text, selectionStart: start, selectionEnd: end } = element;
          writeInto(element, pictureEdit({ text, start, end }, picture.mediaUrl));
        }}
      />
    </>
  );
}
