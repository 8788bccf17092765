-- Where a member hurts and what does not work because of it, as they tell it. Read by them and by admins, and by nobody else.
CREATE TABLE injury (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  spot text NOT NULL,
  movements text NOT NULL,
  since text NOT NULL,
  -- The member's day on which it worked again.
  ended_on text,
  -- When something was said of it last.
  said_at integer NOT NULL
);
CREATE UNIQUE INDEX injury_open ON injury (user_id, spot) WHERE ended_on IS NULL;
CREATE INDEX injury_of_member ON injury (user_id, said_at, id);
CREATE INDEX injury_board_open ON injury (said_at, id) WHERE ended_on IS NULL;
CREATE INDEX injury_board_ended ON injury (said_at, id) WHERE ended_on IS NOT NULL;

-- How it goes, in the member's words: one a day, beside the first.
CREATE TABLE injury_word (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  injury_id integer NOT NULL REFERENCES injury(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  trend text NOT NULL,
  note text,
  at integer NOT NULL
);
CREATE UNIQUE INDEX injury_word_day ON injury_word (injury_id, local_date) WHERE trend <> 'new';
CREATE INDEX injury_word_newest ON injury_word (injury_id, at, id);

-- What the coach has members do who come back, for a joint or for any. It is no member's.
CREATE TABLE return_plan (
  place text PRIMARY KEY NOT NULL,
  text text NOT NULL,
  updated_at integer NOT NULL
);

-- What an exercise loads, where the coach has said it. Without a row it is proposed by its words.
CREATE TABLE library_load (
  exercise_id integer PRIMARY KEY NOT NULL REFERENCES library_exercise(id) ON DELETE CASCADE,
  joints text NOT NULL,
  movements text NOT NULL
);
