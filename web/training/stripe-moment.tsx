/**
 * Draws the belt's black bar at the moment the coach adds a stripe: one for each day of the week, the last of `earned` is
 * new. Decorative: the text beside it says the same.
 */
export function StripeMoment({ earned, of }: { earned: number; of: number }) {
  return (
    <div
      aria-hidden
      className="@container flex h-20 animate-rise overflow-hidden rounded-xs border border-line-strong forced-color-adjust-none sm:h-28"
    >
      <span className="relative flex-1 bg-belt-blue">
        <Stitches />
      </span>
      <span className="flex items-stretch gap-3 bg-belt-black px-5 @md:gap-5 @md:px-8">
        {Array.from({ length: of }, (_, index) => `stripe-${index}`).map((key, index) => {
          if (index >= earned) return <span key={key} className="w-4 bg-belt-tape/12 @md:w-5" />;
          const fresh = index === earned - 1;
          return (
            <span
              key={key}
              className={
                fresh
                  ? "w-4 origin-top -rotate-2 scale-y-105 animate-stripe bg-belt-tape [animation-delay:220ms] @md:w-5"
                  : "w-4 bg-belt-tape @md:w-5"
              }
            />
          );
        })}
      </span>
      <span className="relative w-10 bg-belt-blue @md:w-16">
        <Stitches />
      </span>
    </div>
  );
}

/** Rows of stitches along the cloth. */
function Stitches() {
  return (
    <svg aria-hidden className="absolute inset-0 size-full text-belt-tape opacity-35">
      {["16%", "33%", "50%", "67%", "84%"].map((y) => (
        <line key={y} x1="0" x2="100%" y1={y} y2={y} stroke="currentColor" strokeWidth="1.5" strokeDasharray="9 6" />
      ))}
    </svg>
  );
}
