import type { Mention } from "../../../../worker/contract/community";
import { placesOf } from "../../../../worker/contract/mention-name";
import { cx } from "../../../ui/cx";
import { linkedText } from "../../../ui/linked-text";

type MarkedTextProps = { mentions: readonly Mention[]; className?: string | undefined; children: string };

/** Shows a text like `WrittenText`, with mentions marked. */
export function MarkedText({ mentions, className, children }: MarkedTextProps) {
  let at = 0;
  const pieces = linkedText(children).flatMap((piece) =>
    piece.href === null
      ? namedPieces(piece.text, mentions).map((each) => ({ ...each, href: null }))
      : [{ ...piece, named: false }],
  );
  return (
    <p dir="auto" className={cx("whitespace-pre-line [overflow-wrap:anywhere]", className)}>
      {pieces.map(({ text, href, named }) => {
        const key = at;
        at += text.length;
        if (named) {
          return (
            <strong key={key} data-mention className="font-semibold text-accent">
              {text}
            </strong>
          );
        }
        if (href === null) return <span key={key}>{text}</span>;
        return (
          <a key={key} href={href} target="_blank" rel="ugc nofollow noopener noreferrer" className="link">
            {text}
          </a>
        );
      })}
    </p>
  );
}

/** Splits a text into mentioned names and the text between them. */
function namedPieces(text: string, mentions: readonly Mention[]): { text: string; named: boolean }[] {
  const places = mentions
    .flatMap(({ name }) => placesOf(text, name).map((from) => ({ from, to: from + name.length + 1 })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: { text: string; named: boolean }[] = [];
  let end = 0;
  for (const { from, to } of places) {
    if (from < end) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), named: false });
    pieces.push({ text: text.slice(from, to), named: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), named: false });
  return pieces;
}
