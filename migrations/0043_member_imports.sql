-- Members who come from a coach's list: what each row has done, so that it can go on, be taken back, and be invited.
CREATE TABLE member_import (
  id text PRIMARY KEY NOT NULL,
  file_name text NOT NULL,
  -- A hash of the rows: the same file goes on where it stopped.
  file_key text NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL,
  total integer NOT NULL,
  created_at integer NOT NULL,
  undone_at integer,
  invite_subject text,
  invite_text text
);
CREATE INDEX member_import_at ON member_import (created_at);
CREATE INDEX member_import_file ON member_import (file_key, created_at);

CREATE TABLE member_import_row (
  import_id text NOT NULL REFERENCES member_import(id) ON DELETE CASCADE,
  row_number integer NOT NULL,
  outcome text NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  -- The paid time before and after the row, and the tags that it has added: what taking it back takes back.
  free_before integer,
  free_after integer,
  tags_added text,
  -- An invitation that waits for its mail, and when one has gone.
  invite_due_at integer,
  invited_at integer,
  PRIMARY KEY (import_id, row_number)
);
CREATE INDEX member_import_row_user ON member_import_row (user_id);
CREATE INDEX member_import_row_due ON member_import_row (invite_due_at) WHERE invite_due_at IS NOT NULL;
