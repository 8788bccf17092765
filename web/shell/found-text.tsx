import { COMMUNITY_LIMITS } from "../../worker/contract/community-limits";
import { markedPieces, searchedWords } from "../../worker/contract/search-excerpt";

/** Shows a text with the searched words marked. */
export function FoundText({ asked, children }: { asked: string; children: string }) {
  let at = 0;
  return markedPieces(children, searchedWords(asked, COMMUNITY_LIMITS.searchWords)).map(({ text, found }) => {
    const key = at;
    at += text.length;
    return found ? (
      <mark key={key} className="rounded-xs bg-accent-soft px-0.5 font-semibold text-ink">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
