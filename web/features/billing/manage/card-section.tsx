import { useRef } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { Button } from "../../../ui/button";
import { cardName } from "../card-name";
import { CardChange } from "./card-change";
import { ManageSection } from "./manage-section";

type CardSectionProps = {
  subscription: NonNullable<Subscription>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Inline rather than in a dialog: the bank's challenge opens over the page, and a dialog would trap the focus. */
export function CardSection({ subscription, open, onOpenChange: setOpen }: CardSectionProps) {
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
          amountDue={isOpen(subscription) ? subscription.amountDue : null}
          onDone={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </ManageSection>
  );
}

const isOpen = ({ status }: NonNullable<Subscription>) => status === "past_due" || status === "unpaid";
