-- What members bring along from other products: sets of days before they came. They count for records and charts; no
-- completion, session or streak is made of them, for they belong to no exercise of the club.
CREATE TABLE history_import (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  file_name text NOT NULL,
  -- A hash of what is brought in: the same file goes on where it stopped.
  file_key text NOT NULL,
  -- Another than the member, where the coach did it for them.
  created_by text REFERENCES user(id) ON DELETE SET NULL,
  total integer NOT NULL,
  created_at integer NOT NULL,
  undone_at integer
);
CREATE INDEX history_import_member ON history_import (user_id, created_at);
CREATE INDEX history_import_creator ON history_import (created_by);

CREATE TABLE history_import_row (
  import_id text NOT NULL REFERENCES history_import(id) ON DELETE CASCADE,
  row_number integer NOT NULL,
  outcome text NOT NULL,
  sets integer NOT NULL,
  PRIMARY KEY (import_id, row_number)
);

ALTER TABLE set_log ADD COLUMN import_id text REFERENCES history_import(id) ON DELETE SET NULL;
CREATE INDEX set_log_import ON set_log (import_id) WHERE import_id IS NOT NULL;
