-- Accounts that are being deleted: until it is finished, whose; afterwards the pseudonym that the log knows them by, and
-- the provider's customer number, under which the invoices are that the law wants kept.
CREATE TABLE account_closure (
  id text PRIMARY KEY NOT NULL,
  user_id text,
  customer_id text,
  begun_at integer NOT NULL,
  finished_at integer
);
CREATE UNIQUE INDEX account_closure_user ON account_closure (user_id);
CREATE INDEX account_closure_open ON account_closure (begun_at) WHERE finished_at IS NULL;

-- Days a week that a member means to train; null without such a plan.
ALTER TABLE training_preference ADD COLUMN weekly_target integer;
