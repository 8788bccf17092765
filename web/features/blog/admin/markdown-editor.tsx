import { useState } from "react";
import { cx } from "../../../ui/cx";
import { Segmented } from "../../../ui/segmented";
import { ContentPreview } from "./content-preview";
import { MarkdownText, type MarkdownTextProps } from "./markdown-text";

/** Text and preview side by side; on a phone one at a time. */
export function MarkdownEditor(props: MarkdownTextProps) {
  const [view, setView] = useState<"write" | "preview">("write");
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
          <MarkdownText {...props} />
        </div>
        <ContentPreview content={props.value} className={cx(view === "write" && "max-lg:hidden")} />
      </div>
    </div>
  );
}
