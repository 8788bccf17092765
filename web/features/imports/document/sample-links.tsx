import { Download } from "lucide-react";
import { buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";

type SampleLinksProps = { kind: "week" | "workout"; className?: string };

/** Sample documents that are read without any note, to use as a starting point. */
export function SampleLinks({ kind, className }: SampleLinksProps) {
  return (
    <div className={cx("grid gap-2", className)}>
      <p className="font-semibold text-sm">
        {kind === "week" ? "A sample week to start from" : "A sample to start from"}
      </p>
      <div className="flex flex-wrap gap-2">
        {(["docx", "xlsx"] as const).map((type) => (
          <a
            key={type}
            href={`/samples/longroll-${kind}.${type}`}
            download={`longroll-${kind}.${type}`}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Download aria-hidden strokeWidth={1.75} />
            {type === "docx" ? "Word" : "Excel"}
            <span className="sr-only"> sample of a {kind}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
