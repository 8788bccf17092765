import { cx } from "./cx";
import { linkedText } from "./linked-text";

/** A user's plain text with its line breaks and links. */
export function WrittenText({ children, className }: { children: string; className?: string }) {
  let at = 0;
  return (
    <p dir="auto" className={cx("whitespace-pre-line [overflow-wrap:anywhere]", className)}>
      {linkedText(children).map(({ text, href }) => {
        const key = at;
        at += text.length;
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
