-- What a member's percentages go by: one maximum a lift, and every one it has been.
CREATE TABLE training_max (
  user_id text NOT NULL,
  name_key text NOT NULL,
  exercise_name text NOT NULL,
  load real NOT NULL,
  unit text NOT NULL,
  source text NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (user_id, name_key),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

CREATE TABLE training_max_change (
  user_id text NOT NULL,
  name_key text NOT NULL,
  at integer NOT NULL,
  load real NOT NULL,
  unit text NOT NULL,
  source text NOT NULL,
  PRIMARY KEY (user_id, name_key, at),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

-- The lift whose maximum the percentages of an accessory go by.
CREATE TABLE library_base (
  exercise_id integer PRIMARY KEY NOT NULL,
  base_id integer NOT NULL,
  FOREIGN KEY (exercise_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (base_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX library_base_base ON library_base (base_id);

-- Bar, plates and steps of the member's gym, by unit, as JSON; null for the usual ones.
ALTER TABLE training_preference ADD COLUMN gyms text;
