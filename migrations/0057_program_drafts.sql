-- What an admin is writing on a week before it is saved: one row a week and admin, as JSON, with the state it was begun on.
CREATE TABLE program_draft (
  program_id integer NOT NULL REFERENCES weekly_program (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  version integer NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL,
  PRIMARY KEY (program_id, user_id)
);
CREATE INDEX program_draft_user ON program_draft (user_id);
CREATE INDEX program_draft_updated ON program_draft (updated_at);
