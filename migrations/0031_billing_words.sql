-- What is open at the provider, so that a page can name it before it is paid.
ALTER TABLE billing_account ADD COLUMN open_cents integer;
-- For how long a coupon takes off: once, for some months, or for ever.
ALTER TABLE billing_account ADD COLUMN coupon_duration text;
ALTER TABLE billing_account ADD COLUMN coupon_months integer;
ALTER TABLE billing_checkout ADD COLUMN coupon_duration text;
ALTER TABLE billing_checkout ADD COLUMN coupon_months integer;

-- What the plans cost at the provider, which has the last word about it.
CREATE TABLE billing_price (
  plan text PRIMARY KEY NOT NULL,
  price_id text NOT NULL,
  cents integer NOT NULL,
  currency text NOT NULL,
  checked_at integer NOT NULL
);
