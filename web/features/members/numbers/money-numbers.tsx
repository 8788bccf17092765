import { Download } from "lucide-react";
import { exactMoney } from "../../../../worker/contract/money";
import type { MoneyIn } from "../../../../worker/contract/numbers";
import type { NumberRange } from "../../../../worker/contract/numbers-limits";
import { useMoney } from "../../../data/numbers";
import { calendarDay, plural } from "../../../lib/format/format";
import { NotLoaded } from "../../../shell/not-loaded";
import { buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { Table, type TableColumn } from "../../../ui/table";
import { CountChart } from "./count-chart";
import { PlainFigure, Section } from "./number-parts";

/** Payments by the books, which are synced with the payment provider. */
export function MoneyNumbers({ range }: { range: NumberRange }) {
  const query = useMoney(range);
  const { data } = query;
  return (
    <Section
      title="Money"
      rule="What was paid, given back and kept in this range, as the payment provider has it. Each currency stands by itself."
    >
      {data ? (
        data.currencies.length === 0 ? (
          <p className="text-muted">No money has come or gone in this range, and none is outstanding.</p>
        ) : (
          data.currencies.map((each) => <Currency key={each.currency} money={each} many={data.currencies.length > 1} />)
        )
      ) : (
        <NotLoaded
          query={query}
          headingLevel={3}
          label="Reading the books"
          className="grid gap-6"
          bars={["h-24 w-full", "h-52 w-full"]}
        />
      )}
      <a
        href={`/api/admin/numbers/invoices.csv?range=${range}`}
        download
        className={cx(buttonClass({ variant: "secondary" }), "justify-self-start")}
      >
        <Download aria-hidden strokeWidth={1.75} />
        Invoices for the accountant (CSV)
      </a>
    </Section>
  );
}

function Currency({ money, many }: { money: MoneyIn; many: boolean }) {
  const { currency, received, refunded, disputed, fees, feesUnknown, net, parts } = money;
  const amount = (cents: number) => exactMoney(cents, currency);
  const moved = parts.filter((part) =>
    [part.received, part.refunded, part.disputed, part.fees].some((sum) => sum !== 0),
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {many ? <h3 className="text-2xl">{currency.toUpperCase()}</h3> : null}
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        <PlainFigure value={amount(received)} label="received" />
        <PlainFigure
          value={amount(refunded + disputed)}
          label={disputed === 0 ? "refunded" : "refunded and disputed"}
        />
        <PlainFigure
          value={amount(fees)}
          label={feesUnknown ? `fees, ${plural(feesUnknown, "payment")} to come` : "fees"}
        />
        <PlainFigure value={amount(net)} label="net" />
      </ul>
      <p>{troubleOf(money)}</p>
      <CountChart
        label={many ? `Received in ${currency.toUpperCase()}` : "Received"}
        unit={currency.toUpperCase()}
        bars={parts.map((part) => ({
          label: day(part.from),
          value: part.received / 100,
          text: `${nameOf(part)}: ${amount(part.received)} received, ${amount(part.net)} net`,
        }))}
        empty="Nothing was received in this range."
      />
      {moved.length > 0 ? (
        <Table
          caption={`Money by ${parts[0]?.from === parts[0]?.to ? "day" : parts.length === 12 ? "month" : "week"}`}
          columns={columnsOf(currency)}
          rows={moved.toReversed()}
          rowKey={({ from }) => from}
        />
      ) : null}
    </div>
  );
}

type Part = MoneyIn["parts"][number];

const columnsOf = (currency: string): TableColumn<Part>[] => {
  const cents = (key: string, header: string, of: (part: Part) => number): TableColumn<Part> => ({
    key,
    header,
    align: "end",
    cell: (part) => <span className="tabular-nums">{exactMoney(of(part), currency)}</span>,
  });
  return [
    { key: "when", header: "When", isRowHeader: true, cell: nameOf },
    cents("received", "Received", ({ received }) => received),
    cents("refunded", "Refunded", ({ refunded }) => refunded),
    cents("disputed", "Disputed", ({ disputed }) => disputed),
    cents("fees", "Fees", ({ fees }) => fees),
    cents("net", "Net", ({ net }) => net),
  ];
};

/** Describes open payments and the results of failed ones. */
function troubleOf({ currency, outstanding, failed, recovered }: MoneyIn): string {
  const of = ({ cents, invoices }: MoneyIn["failed"]) =>
    `${exactMoney(cents, currency)} (${plural(invoices, "invoice")})`;
  const open = outstanding.invoices === 0 ? "Nothing is outstanding." : `${of(outstanding)} is outstanding now.`;
  if (failed.invoices === 0) return `${open} No renewal was refused in this range.`;
  const back = recovered.invoices === 0 ? "none of it was paid after all" : `${of(recovered)} of it was paid after all`;
  return `${open} Renewals of ${of(failed)} were refused in this range; ${back}.`;
}

const day = (date: string) => calendarDay(date, { month: "short", day: "numeric" });
const nameOf = ({ from, to }: Part) => (from === to ? day(from) : `${day(from)} to ${day(to)}`);
