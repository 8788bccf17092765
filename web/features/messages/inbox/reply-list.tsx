import { plural } from "../../../lib/format/format";
import { cx } from "../../../ui/cx";
import { floatingClass } from "../../../ui/floating-class";
import type { useReplyPicker } from "./use-reply-picker";

/** Saved replies to choose from, above the field in which a semicolon was typed. */
export function ReplyList({ picker }: { picker: ReturnType<typeof useReplyPicker> }) {
  const { listId, found, at, pick, optionId } = picker;
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0
          ? `${plural(found.length, "saved reply", "saved replies")}. Arrows choose, Enter puts it in.`
          : null}
      </p>
      {found.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label="Saved replies"
          className={cx(
            floatingClass,
            "absolute inset-x-0 bottom-full mb-1 max-h-72 overflow-y-auto border-line bg-paper p-1",
          )}
        >
          {found.map((reply, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and takes its keys.
            <div
              key={reply.id}
              id={optionId(reply)}
              ref={(element) => {
                if (index === at) element?.scrollIntoView({ block: "nearest" });
              }}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(reply)}
              className={cx("grid cursor-pointer gap-0.5 rounded-sm px-3 py-2 text-sm", index === at && "bg-sunken")}
            >
              <span className="truncate font-semibold">{reply.title}</span>
              <span className="truncate text-muted">{reply.content}</span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
