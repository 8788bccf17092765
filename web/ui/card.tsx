import type { HTMLAttributes } from "react";
import { cx } from "./cx";

type CardProps = HTMLAttributes<HTMLElement> & { as?: "div" | "article" | "section" | "li"; padded?: boolean };

/** A box for one self-contained item. Use a line or space to separate anything else. */
export function Card({ as: Tag = "div", padded = true, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx("rounded-md border border-line bg-raised", padded && "p-5 sm:p-6", className)} />;
}
