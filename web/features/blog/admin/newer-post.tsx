import { type Control, useWatch } from "react-hook-form";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { differencesOf, POST_LABELS, type PostDraft } from "./post-draft";

type NewerPostProps = { newer: AdminBlogPost; control: Control<PostDraft> };

/** Shows where another's saved version differs from the form, to decide between them. */
export function NewerPost({ newer, control }: NewerPostProps) {
  const draft = useWatch({ control }) as PostDraft;
  const differences = differencesOf(draft, newer);
  if (differences.length === 0) return <p>Both say the same by now.</p>;
  return (
    <section aria-labelledby="newer-post" className="grid grid-cols-1 gap-3">
      <h3 id="newer-post" className="text-xl">
        What the newer version says where it differs from yours
      </h3>
      <dl className="grid grid-cols-1 divide-y divide-line border-line border-y">
        {differences.map(({ field, theirs }) => (
          <div key={field} className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted text-sm">{POST_LABELS[field]}</dt>
            <dd
              tabIndex={field === "content" ? 0 : undefined}
              className="max-h-80 min-w-0 overflow-y-auto whitespace-pre-wrap"
            >
              {theirs || <span className="text-muted">Empty</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
