import { type ReactNode, type Ref, useId } from "react";

type TitledSectionProps = {
  /** Of the heading; one of its own where nothing else names it. */
  id?: string;
  title: ReactNode;
  level?: 2 | 3;
  small?: boolean;
  headingClass?: string;
  /** Whether focus may be moved to the heading. */
  focusable?: boolean;
  /** For moving focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
};

/** A section named by its heading. */
export function TitledSection(props: TitledSectionProps) {
  const own = useId();
  const { id = own, title, level = 2, small = false, headingRef, className = "grid grid-cols-1 gap-4" } = props;
  const focusable = props.focusable || headingRef;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className={className}>
      <Heading
        id={id}
        ref={headingRef}
        {...(focusable ? { tabIndex: -1 } : {})}
        className={props.headingClass ?? (small ? "text-2xl" : "text-3xl")}
      >
        {title}
      </Heading>
      {props.children}
    </section>
  );
}
