import { useRef, useState } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { Button } from "../../../ui/button";
import { cardName } from "../card-name";
import { CardChange } from "./card-change";
import { ManageSection } from "./manage-section";

/** In the page and not in a dialog: a bank's question opens over the page, and a dialog would hold the focus back. */
export function CardSection({ subscription }: { subscription: NonNullable<Subscription> }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { paymentMethod } = subscription;
  return (
    <ManageSection id="card" title="Card" text="Charged for renewals. The number never touches our servers.">
      <p className="font-semibold tabular-nums">{paymentMethod ? cardName(paymentMethod) : "No card on file"}</p>
      <Button
        ref={opener}
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? "card-change" : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? "Keep this card" : paymentMethod ? "Change card" : "Add a card"}
      </Button>
      {open ? (
        <CardChange
          id="card-change"
          onDone={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </ManageSection>
  );
}
