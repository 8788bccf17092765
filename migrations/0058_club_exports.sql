-- Everything that a club has, packed for whoever takes it elsewhere: made in parts, kept for a day.
CREATE TABLE club_export (
  id text PRIMARY KEY NOT NULL,
  created_at integer NOT NULL,
  -- Where the next part begins, as JSON; null once there is none.
  place text,
  -- For each kind of thing how many there were, and how many are packed, as JSON.
  tally text NOT NULL,
  parts integer NOT NULL DEFAULT 0,
  bytes integer NOT NULL DEFAULT 0
);
CREATE INDEX club_export_at ON club_export (created_at);

-- A part: bytes of the archive in R2, and what of it the archive's contents need to know.
CREATE TABLE club_export_part (
  export_id text NOT NULL REFERENCES club_export(id) ON DELETE CASCADE,
  number integer NOT NULL,
  object_key text NOT NULL,
  bytes integer NOT NULL,
  entries text NOT NULL,
  PRIMARY KEY (export_id, number)
);
