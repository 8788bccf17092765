import { useState } from "react";
import type { CurrentUser } from "../../../../worker/contract/account";
import { brand } from "../../../../worker/contract/brand";
import { Button } from "../../../ui/button";
import { DeleteAccountDialog } from "./delete-account-dialog";
import { IdentityCheck } from "./identity-check";

export function DeleteAccount({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ul className="grid list-disc grid-cols-1 gap-1.5 pl-5 marker:text-muted">
        <li>
          Your membership ends at once and nothing more is charged. Time already paid for is not refunded: if one of our
          guarantees still holds for you, write to {brand.support.email} first.
        </li>
        <li>
          Your profile, your training, your messages with {brand.coach.firstName} and your photos and videos are erased.
        </li>
        <li>What you wrote in the community stays, as by a “Former member”, without your name and picture.</li>
        <li>There is no second free trial for this address.</li>
      </ul>
      <IdentityCheck section="delete">
        {({ hasPassword }) => (
          <>
            <Button variant="danger" className="min-w-0 justify-self-start" onClick={() => setOpen(true)}>
              Delete my account
            </Button>
            <DeleteAccountDialog user={user} hasPassword={hasPassword} open={open} onOpenChange={setOpen} />
          </>
        )}
      </IdentityCheck>
    </>
  );
}
