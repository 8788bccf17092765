/** A spinner for progress of unknown length. Decorative unless labelled. */
export function Spinner({ label, className = "size-[1.15em]" }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0 animate-spin`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M12 14.5a2.5 2.5 0 1 1 2.5-2.5A5.75 5.75 0 1 1 8.75 6.25A9 9 0 0 1 21 12" />
    </svg>
  );
}
