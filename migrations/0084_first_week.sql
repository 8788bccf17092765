-- What the coach has published of the first week (cards, questions, waiver), each version whole: what was signed keeps its text.
CREATE TABLE first_week_version (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  content text NOT NULL,
  -- Of the waiver and its questions alone: another card asks nobody to sign again.
  waiver_hash text NOT NULL,
  created_at integer NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL
);

-- Whether the first week is offered, since when, and what is being written of it: one row at most.
CREATE TABLE first_week_setting (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  on_since integer,
  draft text,
  updated_at integer NOT NULL,
  updated_by text REFERENCES user(id) ON DELETE SET NULL
);

-- A member's first week: what they want and have. Health is a table of its own.
CREATE TABLE first_week (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  -- Null for who has put it away without a look.
  started_at integer,
  goals text NOT NULL,
  goal_words text,
  equipment text,
  dismissed_at integer
);
CREATE INDEX first_week_started ON first_week (started_at) WHERE started_at IS NOT NULL;

-- A card that was answered or skipped; the latest counts.
CREATE TABLE first_week_card (
  user_id text NOT NULL REFERENCES first_week(user_id) ON DELETE CASCADE,
  card text NOT NULL,
  skipped integer NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (user_id, card)
);

-- Health words: read by their member and admins, and by nothing else.
CREATE TABLE first_week_health (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  injury_words text,
  adult integer,
  -- As JSON: each question as it was asked, and whether the answer was yes.
  answers text,
  answered_at integer,
  -- Of who is asked to hear the coach first: since when, when they wrote, and when the coach said go ahead.
  waits_since integer,
  asked_at integer,
  go_ahead_at integer,
  go_ahead_by text REFERENCES user(id) ON DELETE SET NULL
);
CREATE INDEX first_week_health_waiting ON first_week_health (waits_since) WHERE waits_since IS NOT NULL AND go_ahead_at IS NULL;

-- What was signed: under which name, when, of which version, with which answers.
CREATE TABLE first_week_signature (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  version_id integer NOT NULL REFERENCES first_week_version(id),
  waiver_hash text NOT NULL,
  full_name text NOT NULL,
  answers text NOT NULL,
  signed_at integer NOT NULL
);
CREATE UNIQUE INDEX first_week_signature_same ON first_week_signature (user_id, waiver_hash, full_name, answers);
CREATE INDEX first_week_signature_version ON first_week_signature (version_id);
