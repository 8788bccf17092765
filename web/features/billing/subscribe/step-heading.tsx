import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step, focused when it replaces another one. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-3xl">
      {children}
    </h2>
  );
}
