/** The mark: a belt seen from its edge, rolled up, with its end let out. `title` only where no name stands beside it. */
export function Mark({ title, className = "size-8" }: { title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      fill="none"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path
        stroke="currentColor"
        strokeWidth="6.5"
        d="M26 30.75A4.25 4.25 0 0 0 26 22.25A9.5 9.5 0 0 0 26 41.25A14.75 14.75 0 0 0 26 11.75A20 20 0 0 0 26 51.75H44"
      />
      <path className="stroke-accent" strokeWidth="6.5" d="M46.5 51.75h6M55 51.75h6" />
    </svg>
  );
}

export function Wordmark({ name, className = "text-2xl" }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-[0.28em] font-display font-extrabold leading-none ${className}`}>
      <Mark className="size-[1.2em] shrink-0" />
      <span className="whitespace-nowrap">{name}</span>
    </span>
  );
}
