import type { HTMLAttributes } from "react";
import { cx } from "./cx";

type CardProps = HTMLAttributes<HTMLElement> & { as?: "div" | "article" | "section" | "li"; padded?: boolean };

/** For a thing that is a thing. A hairline or space separates everything else. */
export function Card({ as: Tag = "div", padded = true, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx("rounded-md border border-line bg-raised", padded && "p-5 sm:p-6", className)} />;
}
