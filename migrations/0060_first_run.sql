-- How far the first run of a club has come: one row at most.
CREATE TABLE first_run (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  -- When an admin has put the guide away.
  finished_at integer,
  -- The latest test mail, in `email_outbox` for as long as that keeps it.
  mail_id text,
  mail_at integer,
  -- When the keys and prices of these settings were last tried at the payment provider, and what was wrong with them.
  payments_at integer,
  payments_of text,
  payments_problem text,
  -- The customer whose end is to come back as an event.
  webhook_customer text,
  webhook_asked_at integer,
  webhook_arrived_at integer,
  -- Which legal particulars an admin has read and confirmed.
  legal_at integer,
  legal_of text
);

-- A club that has weeks already needs no guide.
INSERT INTO first_run (id, finished_at) SELECT 1, unixepoch() * 1000 WHERE EXISTS (SELECT 1 FROM weekly_program);

-- Chosen at the desk, for settings that name no price.
ALTER TABLE billing_price ADD COLUMN chosen integer NOT NULL DEFAULT 0;
