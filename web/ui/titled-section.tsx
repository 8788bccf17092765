import type { ReactNode } from "react";

type TitledSectionProps = {
  /** Of the heading. */
  id: string;
  title: ReactNode;
  level?: 2 | 3;
  small?: boolean;
  headingClass?: string;
  /** Whether focus may be moved to the heading. */
  focusable?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section named by its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { id, title, level = 2, small = false, focusable = false, className = "grid grid-cols-1 gap-4" } = props;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className={className}>
      <Heading
        id={id}
        {...(focusable ? { tabIndex: -1 } : {})}
        className={props.headingClass ?? (small ? "text-2xl" : "text-3xl")}
      >
        {title}
      </Heading>
      {props.children}
    </section>
  );
}
