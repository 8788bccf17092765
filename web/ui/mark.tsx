/** Paths in a 64 by 64 viewBox with a stroke of 6.5; `scripts/make-icons.mjs` uses them, too. */
export const MARK_ROLL =
  "M26 30.75A4.25 4.25 0 0 0 26 22.25A9.5 9.5 0 0 0 26 41.25A14.75 14.75 0 0 0 26 11.75A20 20 0 0 0 26 51.75H44";
export const MARK_TIP = "M46.5 51.75h6M55 51.75h6";

type MarkProps = {
  /** Only if no name is shown beside it. */
  title?: string;
  /** Address of the club's own logo, shown instead; empty for none. */
  picture?: string;
  className?: string;
};

/** The mark: a rolled-up belt seen from its edge, with its end let out. */
export function Mark({ title, picture, className = "size-8" }: MarkProps) {
  return picture ? (
    <img src={picture} alt={title ?? ""} width="64" height="64" className={className} />
  ) : (
    <svg
      viewBox="0 0 64 64"
      className={className}
      fill="none"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path stroke="currentColor" strokeWidth="6.5" d={MARK_ROLL} />
      <path className="stroke-accent" strokeWidth="6.5" d={MARK_TIP} />
    </svg>
  );
}

type WordmarkProps = { name: string; picture?: string; className?: string };

export function Wordmark({ name, picture, className = "text-2xl" }: WordmarkProps) {
  return (
    <span className={`inline-flex items-center gap-[0.28em] font-display font-extrabold leading-none ${className}`}>
      <Mark picture={picture} className="size-[1.2em] shrink-0" />
      <span className="whitespace-nowrap">{name}</span>
    </span>
  );
}
