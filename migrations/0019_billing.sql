-- A subscription that is restored keeps a coupon that holds for ever.
ALTER TABLE billing_checkout ADD COLUMN coupon_id text;

-- The accounts that a reconciliation asks about, found by their status without walking through all of them.
DROP INDEX billing_account_due;
CREATE INDEX billing_account_period ON billing_account (status, current_period_end);
CREATE INDEX billing_account_synced ON billing_account (status, synced_at);
