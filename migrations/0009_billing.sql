-- What the payment provider knows of a member, mirrored. The row of `membership` stays what opens the training.
ALTER TABLE membership ADD COLUMN trial_ends_at integer;
UPDATE membership SET trial_ends_at = CASE WHEN is_trial THEN current_period_end
  ELSE (SELECT max(started_at) + 604800000 FROM trial_claim WHERE trial_claim.user_id = membership.user_id) END;
CREATE INDEX membership_trial_end ON membership (trial_ends_at) WHERE is_trial = 1;

CREATE TABLE billing_account (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  customer_id text,
  customer_gen integer DEFAULT 0 NOT NULL,
  subscription_id text,
  status text,
  price_id text,
  current_period_end integer,
  cancel_at integer,
  canceled_at integer,
  ended_at integer,
  paid_through integer,
  refunded_at integer,
  disputed_at integer,
  payment_method_id text,
  coupon_code text,
  coupon_name text,
  coupon_percent_off real,
  coupon_amount_off integer,
  coupon_ends_at integer,
  checkout_gen integer DEFAULT 0 NOT NULL,
  sync_token integer DEFAULT 0 NOT NULL,
  applied_token integer DEFAULT 0 NOT NULL,
  synced_at integer,
  alert text
);
CREATE UNIQUE INDEX billing_account_customer ON billing_account (customer_id);
CREATE INDEX billing_account_subscription ON billing_account (subscription_id);
CREATE INDEX billing_account_due ON billing_account (synced_at) WHERE customer_id IS NOT NULL;

-- The parameters of one attempt to subscribe: whoever continues it sends the same ones under the same key.
CREATE TABLE billing_checkout (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  gen integer NOT NULL,
  customer_id text NOT NULL,
  plan text NOT NULL,
  price_id text NOT NULL,
  promotion_code_id text,
  coupon_code text,
  coupon_name text,
  coupon_percent_off real,
  coupon_amount_off integer,
  anchor_at integer,
  payment_method_id text,
  subscription_id text,
  created_at integer NOT NULL,
  PRIMARY KEY (user_id, gen)
);
CREATE INDEX billing_checkout_subscription ON billing_checkout (subscription_id);

-- Each event of the provider, once. Its payload is not kept.
CREATE TABLE stripe_event (
  id text PRIMARY KEY NOT NULL,
  type text NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 1 NOT NULL,
  error text,
  received_at integer NOT NULL,
  touched_at integer NOT NULL
);
CREATE INDEX stripe_event_open ON stripe_event (touched_at) WHERE state IN ('failed', 'processing');
CREATE INDEX stripe_event_received ON stripe_event (received_at);

-- The embedded payment provider of a machine without keys: one document, replaced under its revision.
CREATE TABLE simulator_state (
  id integer PRIMARY KEY NOT NULL,
  rev integer NOT NULL,
  webhook_secret text NOT NULL,
  state text NOT NULL
);

-- A mail that tells of one event is written once, however often the event arrives.
ALTER TABLE email_outbox ADD COLUMN once_key text;
CREATE UNIQUE INDEX email_outbox_once ON email_outbox (once_key);

CREATE INDEX user_joined ON user (created_at);
