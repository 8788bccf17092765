-- The coach's books, as the payment provider says them: invoices, and money that has come and gone. They outlive an account, as
-- the law wants invoices kept; then nothing but the provider's own number says whose they were.
CREATE TABLE book_customer (
  id text PRIMARY KEY NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  token integer NOT NULL DEFAULT 0,
  synced_at integer
);
CREATE INDEX book_customer_user ON book_customer (user_id);
CREATE INDEX book_customer_synced ON book_customer (synced_at);

CREATE TABLE book_invoice (
  id text PRIMARY KEY NOT NULL,
  customer_id text NOT NULL REFERENCES book_customer(id),
  number text,
  status text NOT NULL,
  reason text NOT NULL,
  description text NOT NULL,
  currency text NOT NULL,
  total_cents integer NOT NULL,
  tax_cents integer NOT NULL,
  paid_cents integer NOT NULL,
  open_cents integer NOT NULL,
  country text,
  created_at integer NOT NULL,
  paid_at integer,
  failed_at integer,
  token integer NOT NULL
);
CREATE INDEX book_invoice_created ON book_invoice (created_at, id);
CREATE INDEX book_invoice_customer ON book_invoice (customer_id);
CREATE INDEX book_invoice_open ON book_invoice (currency) WHERE open_cents > 0;
CREATE INDEX book_invoice_failed ON book_invoice (failed_at) WHERE failed_at IS NOT NULL;

CREATE TABLE book_entry (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  customer_id text NOT NULL REFERENCES book_customer(id),
  invoice_id text,
  currency text NOT NULL,
  cents integer NOT NULL,
  fee_cents integer,
  fee_currency text,
  at integer NOT NULL,
  token integer NOT NULL
);
CREATE INDEX book_entry_at ON book_entry (at, kind, currency, cents);
CREATE INDEX book_entry_invoice ON book_entry (invoice_id, kind);
CREATE INDEX book_entry_customer ON book_entry (customer_id);

-- Every customer has books, from the first moment on.
CREATE TRIGGER billing_account_booked AFTER INSERT ON billing_account WHEN new.customer_id IS NOT NULL BEGIN
  INSERT INTO book_customer (id, user_id) VALUES (new.customer_id, new.user_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER billing_account_booked_anew AFTER UPDATE OF customer_id ON billing_account WHEN new.customer_id IS NOT NULL BEGIN
  INSERT INTO book_customer (id, user_id) VALUES (new.customer_id, new.user_id) ON CONFLICT DO NOTHING;
END;
INSERT INTO book_customer (id, user_id)
  SELECT customer_id, user_id FROM billing_account WHERE customer_id IS NOT NULL;
