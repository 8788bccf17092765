CREATE INDEX completion_workout ON completion (user_id, workout_id, local_date) WHERE workout_id is not null;

-- What completion_added counts is taken back when a completion goes; a day without any is no training day.
CREATE TRIGGER completion_removed AFTER DELETE ON completion BEGIN
  UPDATE progress_total SET
    completions = completions - 1,
    minutes = minutes - coalesce(old.duration_minutes, 0)
    WHERE user_id = old.user_id;
  UPDATE training_day SET
    completions = completions - 1,
    minutes = minutes - coalesce(old.duration_minutes, 0)
    WHERE user_id = old.user_id AND local_date = old.local_date;
  DELETE FROM training_day WHERE user_id = old.user_id AND local_date = old.local_date AND completions <= 0;
END;

CREATE TABLE training_preference (
  user_id text PRIMARY KEY NOT NULL,
  weight_unit text NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

-- Clustered by its key: a day's sets, the latest day and a whole history are each one range of it.
CREATE TABLE set_log (
  user_id text NOT NULL,
  name_key text NOT NULL,
  local_date text NOT NULL,
  set_number integer NOT NULL,
  exercise_name text NOT NULL,
  exercise_id integer NOT NULL,
  load real,
  unit text NOT NULL,
  reps integer,
  effort real,
  lifted_grams integer NOT NULL,
  estimate_grams integer NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY(user_id, name_key, local_date, set_number),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

-- A record is of the day it was first reached.
CREATE INDEX set_log_heaviest ON set_log (user_id, name_key, lifted_grams DESC, reps DESC, local_date);
CREATE INDEX set_log_estimate ON set_log (user_id, name_key, estimate_grams DESC, local_date);
