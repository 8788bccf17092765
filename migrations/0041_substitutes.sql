-- What the coach offers in place of a lift, and what each is for.
CREATE TABLE library_alternative (
  exercise_id integer NOT NULL,
  alternative_id integer NOT NULL,
  purpose text NOT NULL,
  PRIMARY KEY (exercise_id, alternative_id),
  FOREIGN KEY (exercise_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (alternative_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
CREATE INDEX library_alternative_other ON library_alternative (alternative_id);

-- What a member does in place of a lift: on one day, or from a day on.
CREATE TABLE exercise_swap (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  exercise_id integer NOT NULL,
  substitute_id integer NOT NULL,
  -- Copies, for the member's own data.
  exercise_name text NOT NULL,
  substitute_name text NOT NULL,
  reason text NOT NULL,
  standing integer DEFAULT 0 NOT NULL,
  local_date text NOT NULL,
  at integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (exercise_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (substitute_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX exercise_swap_day ON exercise_swap (user_id, local_date, exercise_id) WHERE standing = 0;
CREATE UNIQUE INDEX exercise_swap_standing ON exercise_swap (user_id, exercise_id) WHERE standing = 1;
CREATE INDEX exercise_swap_exercise ON exercise_swap (exercise_id);
CREATE INDEX exercise_swap_substitute ON exercise_swap (substitute_id);

-- What the coach had written where another lift was done, and why; null for what was done as written.
ALTER TABLE session_exercise ADD COLUMN instead_of text;
ALTER TABLE session_exercise ADD COLUMN swap_reason text;
