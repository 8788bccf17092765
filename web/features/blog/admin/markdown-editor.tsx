import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { PHOTO } from "../../../media/media-files";
import { UploadMediaDialog } from "../../../media/upload-media-dialog";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { Segmented } from "../../../ui/segmented";
import { TextArea } from "../../../ui/text-area";
import { ContentPreview } from "./content-preview";
import { type Edit, editOf, type MarkdownTool, pictureEdit } from "./markdown-edits";
import { MarkdownToolbar, TOOL_KEYS } from "./markdown-toolbar";
import { POST_LABELS } from "./post-draft";

type MarkdownEditorProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** For the form, which moves the focus here when the content is refused. */
  ref?: Ref<HTMLTextAreaElement>;
};

/** Writing on one side, what readers will see on the other; on a phone one at a time. */
export function MarkdownEditor({ value, onChange, error, ref }: MarkdownEditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  const [uploading, setUploading] = useState(false);
  const use = (tool: MarkdownTool) => {
    const element = area.current;
    if (!element) return;
    const { value: text, selectionStart: start, selectionEnd: end } = element;
    apply(element, editOf(tool, { text, start, end }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = TOOL_KEYS[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    use(tool);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label="View"
        className="justify-self-start lg:hidden"
        value={view}
        onValueChange={setView}
        options={[
          { value: "write", label: "Write" },
          { value: "preview", label: "Preview" },
        ]}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div className={cx("grid min-w-0 grid-cols-1 content-start gap-1", view === "preview" && "max-lg:hidden")}>
          <Field
            id={id}
            label={POST_LABELS.content}
            error={error}
            help="Content supports Markdown, and HTML where Markdown does not reach."
          >
            <div className="sticky top-[calc(var(--under-header)-2rem)] z-10 bg-paper">
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
              className="min-h-112"
            />
          </Field>
        </div>
        <UploadMediaDialog
          {...PHOTO}
          open={uploading}
          onOpenChange={setUploading}
          finalFocus={area}
          onUploaded={([picture]) => {
            const element = area.current;
            if (!element || !picture) return;
            const { value: text, selectionStart: start, selectionEnd: end } = element;
            apply(element, pictureEdit({ text, start, end }, picture.mediaUrl));
          }}
        />
        <ContentPreview content={value} className={cx(view === "write" && "max-lg:hidden")} />
      </div>
    </div>
  );
}

function apply(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The only way of writing that the browser's own undo knows of.
  if (!document.execCommand("insertText", false, insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
