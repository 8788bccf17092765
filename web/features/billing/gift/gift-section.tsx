import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { GIFT_OWN_DAYS } from "../../../../worker/contract/gifts-limits";
import { makeOwnGift, ownGiftQuery } from "../../../data/gifts";
import { dayOf } from "../../../lib/format/day-of";
import { plural } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { ManageSection } from "../manage/manage-section";
import { GiftAddress } from "./gift-address";

/** A member's monthly gift link for a friend, if the club allows it. Shows how many came, but no names. */
export function GiftSection() {
  const client = useQueryClient();
  const { data } = useQuery(ownGiftQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeOwnGift,
    onSuccess: (answer) => client.setQueryData(ownGiftQuery.queryKey, answer),
  });
  if (!data || !(data.allowed || data.link)) return null;
  const { link, allowed, came } = data;
  const failure = failureText(error, "The link could not be made.");
  return (
    <ManageSection id="gift" title="Give a month" text="One friend who is new here, each month. It costs you nothing.">
      {link?.state === "open" ? (
        <>
          <GiftAddress code={link.code} name="a month for a friend" />
          <p className="text-muted">
            Your friend trains free for a month, then pays what everybody pays, or leaves before. Good for one person,
            until {dayOf(link.until)}.
          </p>
        </>
      ) : link ? (
        <p className="text-muted">{GONE[link.state]} The next one is yours to give from the first of next month.</p>
      ) : allowed ? (
        <>
          <p className="text-muted">
            Your friend trains free for a month, then pays what everybody pays, or leaves before. The link is good for{" "}
            {GIFT_OWN_DAYS} days.
          </p>
          <Button variant="secondary" busy={isPending} busyLabel="Making the link…" onClick={() => mutate()}>
            Make this month's link
          </Button>
        </>
      ) : null}
      {came > 0 ? <p className="text-sm">{plural(came, "friend")} came by your links so far.</p> : null}
      <AlertLine>{failure}</AlertLine>
    </ManageSection>
  );
}

const GONE = {
  used: "A friend has taken this month's gift.",
  expired: "This month's link has run out.",
  ended: "The club has ended this month's link.",
} as const;
