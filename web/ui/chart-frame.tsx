import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cx } from "./cx";
import { Table } from "./table";

export type ChartHeading = 2 | 3 | 4;

export type ChartRow = { key: string; name: string; text: string };

type ChartFrameProps = {
  label: string;
  /** A description of the chart in a sentence or two. */
  summary: string;
  headingLevel: ChartHeading;
  /** The selected point in words. */
  readout?: string | undefined;
  /** The data as a table: its two headers, and its rows. */
  heads: readonly [string, string];
  rows: readonly ChartRow[];
  children: ReactNode;
  className?: string | undefined;
};

/** The frame of all charts: title, description, selected point, and the data as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, summary, headingLevel, readout, heads, rows, children, className } = props;
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className={cx("grid min-w-0 grid-cols-1 content-start gap-4", className)}>
      <figcaption className="grid gap-1.5">
        <ChartTitle id={titleId} level={headingLevel}>
          {label}
        </ChartTitle>
        <p className="max-w-prose text-muted text-sm">{summary}</p>
      </figcaption>
      {readout ? <p className="min-h-6 font-semibold text-sm tabular-nums">{readout}</p> : null}
      {children}
      {rows.length > 0 ? <Numbers label={label} heads={heads} rows={rows} /> : null}
    </figure>
  );
}

/** The data as a table. It is rendered only when opened, as a year of days is four hundred rows. */
function Numbers({ label, heads, rows }: Pick<ChartFrameProps, "label" | "heads" | "rows">) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 font-semibold text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        Show as table
        <span className="sr-only">: {label}</span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-4.5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
        <section aria-label={`${label} as a table`} tabIndex={0} className="max-h-96 overflow-y-auto pr-1">
          <Table
            caption={label}
            columns={[
              { key: "name", header: heads[0], cell: (row) => row.name, isRowHeader: true },
              { key: "text", header: heads[1], cell: (row) => row.text, align: "end" },
            ]}
            rows={rows}
            rowKey={(row) => row.key}
          />
        </section>
      ) : null}
    </details>
  );
}

/** Replaces a chart without data. */
export function EmptyChart({
  label,
  headingLevel,
  children,
  className,
}: {
  label: string;
  headingLevel: ChartHeading;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={cx("grid grid-cols-1 content-start gap-4", className)}>
      <ChartTitle level={headingLevel}>{label}</ChartTitle>
      <p className="border-line border-y py-6 text-muted">{children}</p>
    </div>
  );
}

function ChartTitle({ id, level, children }: { id?: string; level: ChartHeading; children: ReactNode }) {
  const Heading = HEADINGS[level];
  return (
    <Heading id={id} className={cx("font-display font-extrabold", level === 2 ? "text-3xl" : "text-2xl")}>
      {children}
    </Heading>
  );
}

const HEADINGS = { 2: "h2", 3: "h3", 4: "h4" } as const;
