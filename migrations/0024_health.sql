-- What went wrong, each thing once with how often; never more than 200 of a kind.
CREATE TABLE failure (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  place text NOT NULL,
  message text NOT NULL,
  request_id text,
  count integer DEFAULT 1 NOT NULL,
  first_at integer NOT NULL,
  last_at integer NOT NULL,
  -- Of several reports at once, the one that tells the error hook.
  told_at integer,
  told_report text
);
CREATE INDEX failure_last ON failure (last_at);
CREATE INDEX failure_kind ON failure (kind, last_at);

CREATE TRIGGER failure_bound AFTER INSERT ON failure
BEGIN
  DELETE FROM failure WHERE id IN (
    SELECT id FROM failure WHERE kind = NEW.kind ORDER BY last_at DESC LIMIT -1 OFFSET 200);
END;

-- What a queue has handed over as often as it may, and which no other table keeps.
CREATE TABLE dead_letter (
  id text PRIMARY KEY NOT NULL,
  queue text NOT NULL,
  body text NOT NULL,
  at integer NOT NULL
);
CREATE INDEX dead_letter_at ON dead_letter (at);

-- Of a mail whose link or code works once and soon not at all: it is worth nothing later.
ALTER TABLE email_outbox ADD COLUMN one_time integer DEFAULT 0 NOT NULL;
