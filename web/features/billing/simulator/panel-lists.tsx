import type { PaymentPanel } from "../../../../worker/contract/billing";
import { TitledSection } from "../../../ui/titled-section";

/** Test cards and coupons, with the effect of each. */
export function PanelLists({ panel }: { panel: PaymentPanel }) {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
      <List
        id="cards"
        title="Test cards"
        note="Any future date, any three digits."
        rows={panel.testCards.map(({ number, brand, effect }) => ({
          term: spaced(number),
          text: `${brand}: ${effect}`,
        }))}
      />
      <List
        id="coupons"
        title="Coupons"
        note="For the coupon field of the membership page."
        rows={panel.coupons.map(({ code, effect }) => ({ term: code, text: effect }))}
      />
    </div>
  );
}

type ListProps = { id: string; title: string; note: string; rows: { term: string; text: string }[] };

function List({ id, title, note, rows }: ListProps) {
  return (
    <TitledSection id={id} title={title} className="grid grid-cols-1 content-start gap-4">
      <p className="text-muted">{note}</p>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3">
            <dt className="font-semibold tabular-nums">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");
