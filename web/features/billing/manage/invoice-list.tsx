import { useInfiniteQuery } from "@tanstack/react-query";
import type { Invoice } from "../../../../worker/contract/billing";
import { exactMoney } from "../../../../worker/contract/money";
import { invoicesQuery, memberInvoicesQuery } from "../../../data/billing";
import { dayOf } from "../../../lib/format/day-of";
import { listState } from "../../../lib/http/list-state";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { GrowingList } from "../../../ui/growing-list";
import { SkeletonGroup } from "../../../ui/skeleton";
import { Table, type TableColumn } from "../../../ui/table";
import { ManageSection } from "./manage-section";

export function InvoiceList() {
  return (
    <ManageSection id="invoices" title="Invoices" text="What has been charged, with receipts.">
      <Invoices
        asked={invoicesQuery}
        failed="Your invoices did not load"
        none="No invoices yet. The first one comes with the first payment."
      />
    </ManageSection>
  );
}

/** Same for a member, for the coach. */
export function MemberInvoices({ userId }: { userId: string }) {
  return <Invoices asked={memberInvoicesQuery(userId)} failed="The invoices did not load" none="No invoices yet." />;
}

type InvoicesProps = {
  asked: typeof invoicesQuery;
  failed: string;
  none: string;
};

function Invoices({ asked, failed, none }: InvoicesProps) {
  const query = useInfiniteQuery(asked);
  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading invoices" className="grid w-full gap-4" bars={["h-10 w-full", "h-10 w-full"]} />
    );
  }
  return (
    <div className="grid w-full grid-cols-1 gap-4">
      <GrowingList
        {...listState(query)}
        headingLevel={3}
        failedTitle={failed}
        empty={<p className="text-muted">{none}</p>}
      >
        {(invoices) => <Table caption="Invoices" columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />}
      </GrowingList>
    </div>
  );
}

const STATUSES: Record<string, { label: string; tone: BadgeTone }> = {
  paid: { label: "Paid", tone: "success" },
  open: { label: "Open", tone: "danger" },
  void: { label: "Void", tone: "neutral" },
  uncollectible: { label: "Written off", tone: "neutral" },
  draft: { label: "Upcoming", tone: "neutral" },
};

const COLUMNS: TableColumn<Invoice>[] = [
  {
    key: "date",
    header: "Date",
    isRowHeader: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
        {dayOf(createdAt)}
      </time>
    ),
  },
  { key: "description", header: "For", cell: ({ description }) => description },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: (invoice) => (
      <>
        {exactMoney(invoice.total, invoice.currency)}
        {refundsOf(invoice).map(({ key, words }) => (
          <span key={key} className="block text-muted text-sm">
            {words}
          </span>
        ))}
      </>
    ),
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status, amountPaid, amountRefunded }) => {
      const { label, tone } =
        amountRefunded > 0
          ? { label: amountRefunded < amountPaid ? "Partly refunded" : "Refunded", tone: "neutral" as const }
          : (STATUSES[status] ?? { label: status, tone: "neutral" as const });
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: "receipt",
    header: "Receipt",
    hideHeader: true,
    cell: ({ receiptUrl, pdfUrl, createdAt, status }) => {
      const url = receiptUrl ?? pdfUrl;
      return url ? (
        <a href={url} target="_blank" rel="noopener" className="link inline-flex min-h-6 items-center text-sm">
          {status === "paid" ? "Receipt" : "Invoice"}
          <span className="sr-only"> of {dayOf(createdAt)}</span>
        </a>
      ) : null;
    },
  },
];

/** Returns a text for each refund; amounts without a date are summed up. */
function refundsOf({ refunds, amountRefunded, currency }: Invoice): { key: string; words: string }[] {
  const undated = amountRefunded - refunds.reduce((sum, { cents }) => sum + cents, 0);
  const dated = refunds.map(({ at, cents }, place) => ({
    key: `${at} ${place}`,
    words: `Refunded ${exactMoney(cents, currency)} on ${dayOf(at)}`,
  }));
  return undated > 0 ? [...dated, { key: "sum", words: `Refunded ${exactMoney(undated, currency)}` }] : dated;
}
