-- Subscriptions at the payment provider that the product did not make: what was seen of them, and whose they have become.
CREATE TABLE found_subscription (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  subscription_id text NOT NULL,
  customer_id text NOT NULL,
  email text,
  name text,
  user_id text REFERENCES user(id) ON DELETE CASCADE,
  state text NOT NULL,
  reason text,
  status text NOT NULL,
  cents integer NOT NULL,
  currency text NOT NULL,
  every text NOT NULL,
  is_old_price integer NOT NULL,
  renews_at integer,
  cancel_at integer,
  notes text NOT NULL,
  seen_at integer NOT NULL,
  attached_at integer,
  -- The membership as it was before, for taking it back.
  before text
);
CREATE UNIQUE INDEX found_subscription_id ON found_subscription (subscription_id);
CREATE INDEX found_subscription_state ON found_subscription (state, id);
CREATE INDEX found_subscription_email ON found_subscription (email);
CREATE INDEX found_subscription_user ON found_subscription (user_id);

-- One look through the provider, which goes on where it stopped.
CREATE TABLE found_look (
  id integer PRIMARY KEY NOT NULL,
  cursor text,
  seen integer NOT NULL,
  started_at integer NOT NULL,
  finished_at integer
);
