/** Shows an article's tags. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line-strong px-3 py-1 text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}
