import { Search } from "lucide-react";
import { IconButton } from "../../ui/icon-button";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";

const search = lazyCode(async () => (await import("./message-search")).MessageSearch);

/** Loads the search's code on request. */
export const useMessageSearch = (open: boolean, onMissing: () => void) => useLazyCode(search, open, onMissing);

type MessageSearchButtonProps = { open: boolean; onToggle: () => void; className?: string };

export const MessageSearchButton = ({ open, onToggle, className }: MessageSearchButtonProps) => (
  <IconButton
    label="Search this conversation"
    aria-expanded={open}
    icon={<Search aria-hidden />}
    onClick={onToggle}
    className={className}
  />
);
