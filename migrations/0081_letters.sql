-- A letter of the coach's to members. Nothing is written here before it is sent or its time is set.
CREATE TABLE letter (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  -- JSON: whom it is for, as it was chosen.
  audience text NOT NULL,
  state text NOT NULL,
  author_id text REFERENCES user (id) ON DELETE SET NULL,
  created_at integer NOT NULL,
  send_at integer NOT NULL,
  started_at integer,
  ended_at integer
);
CREATE INDEX letter_recent ON letter (created_at, id);
CREATE INDEX letter_author ON letter (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX letter_open ON letter (send_at) WHERE state IN ('scheduled', 'sending');

-- Whom it is for, fixed when it begins to go, and what has become of it: once a person, whatever is tried again.
CREATE TABLE letter_recipient (
  letter_id integer NOT NULL REFERENCES letter (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  outcome text NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (letter_id, user_id)
);
CREATE INDEX letter_recipient_outcome ON letter_recipient (letter_id, outcome, user_id);
CREATE INDEX letter_recipient_user ON letter_recipient (user_id);

-- What an admin is writing on a letter before it is sent, as article_draft keeps articles; 0 is the new one.
CREATE TABLE letter_draft (
  letter_id integer NOT NULL,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  version integer NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL,
  PRIMARY KEY (letter_id, user_id)
);
CREATE INDEX letter_draft_user ON letter_draft (user_id);
CREATE INDEX letter_draft_updated ON letter_draft (updated_at);
