import { Bold, Heading2, Image, ImageUp, Italic, Link2, List, ListOrdered, Quote } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button";
import type { MarkdownTool } from "./markdown-edits";

type MarkdownToolbarProps = { onTool: (tool: MarkdownTool) => void; onUpload: () => void; controls: string };

export function MarkdownToolbar({ onTool, onUpload, controls }: MarkdownToolbarProps) {
  return (
    <fieldset aria-label="Formatting" className="flex min-w-0 flex-wrap" aria-controls={controls}>
      {TOOLS.map(({ tool, label, icon }) => (
        <IconButton
          key={tool}
          label={label}
          title={label}
          icon={icon}
          onClick={() => onTool(tool)}
          className="max-sm:w-auto max-sm:flex-1"
        />
      ))}
      <IconButton
        label="Upload image"
        title="Upload image"
        icon={<ImageUp aria-hidden />}
        onClick={onUpload}
        className="max-sm:w-auto max-sm:flex-1"
      />
    </fieldset>
  );
}

/** Keyboard shortcuts, with Ctrl or ⌘. */
export const TOOL_KEYS: Record<string, MarkdownTool> = { b: "bold", i: "italic", k: "link" };

const TOOLS: { tool: MarkdownTool; label: string; icon: ReactNode }[] = [
  { tool: "bold", label: "Bold", icon: <Bold aria-hidden /> },
  { tool: "italic", label: "Italic", icon: <Italic aria-hidden /> },
  { tool: "heading", label: "Heading", icon: <Heading2 aria-hidden /> },
  { tool: "link", label: "Link", icon: <Link2 aria-hidden /> },
  { tool: "bullets", label: "List", icon: <List aria-hidden /> },
  { tool: "numbers", label: "Numbered list", icon: <ListOrdered aria-hidden /> },
  { tool: "quote", label: "Quote", icon: <Quote aria-hidden /> },
  { tool: "image", label: "Picture", icon: <Image aria-hidden /> },
];
