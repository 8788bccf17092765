-- Whether a member logs rolls beside training. Nobody does until they say so.
ALTER TABLE training_preference ADD COLUMN rolls integer DEFAULT 0 NOT NULL;

-- One time of rolling on the mat, as the member tells it. Its notes are read by nobody else.
CREATE TABLE roll (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  rolled_at integer NOT NULL,
  minutes integer NOT NULL,
  effort integer NOT NULL,
  gi integer NOT NULL,
  notes text
);
CREATE INDEX roll_recent ON roll (user_id, rolled_at, id);

-- A member's day in load, which is minutes times how hard it was, in the gym and on the mat. Kept by triggers on completions
-- and rolls, so that no read ever counts a whole history.
CREATE TABLE training_load (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  gym_load integer DEFAULT 0 NOT NULL,
  -- Completions without minutes or without how hard they were, which no load can be told of.
  gym_unknown integer DEFAULT 0 NOT NULL,
  rolls integer DEFAULT 0 NOT NULL,
  mat_minutes integer DEFAULT 0 NOT NULL,
  mat_load integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (user_id, local_date)
);

INSERT INTO training_load (user_id, local_date, gym_load, gym_unknown)
  SELECT user_id, local_date, sum(coalesce(duration_minutes * effort, 0)), sum(duration_minutes * effort IS NULL)
  FROM completion GROUP BY user_id, local_date;

CREATE TRIGGER completion_load AFTER INSERT ON completion BEGIN
  INSERT INTO training_load (user_id, local_date, gym_load, gym_unknown)
    VALUES (new.user_id, new.local_date, coalesce(new.duration_minutes * new.effort, 0), new.duration_minutes * new.effort IS NULL)
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET gym_load = gym_load + excluded.gym_load, gym_unknown = gym_unknown + excluded.gym_unknown;
END;
CREATE TRIGGER completion_load_changed AFTER UPDATE OF effort, duration_minutes ON completion BEGIN
  UPDATE training_load SET
      gym_load = gym_load + coalesce(new.duration_minutes * new.effort, 0) - coalesce(old.duration_minutes * old.effort, 0),
      gym_unknown = gym_unknown + (new.duration_minutes * new.effort IS NULL) - (old.duration_minutes * old.effort IS NULL)
    WHERE user_id = new.user_id AND local_date = new.local_date;
END;
CREATE TRIGGER completion_load_removed AFTER DELETE ON completion BEGIN
  UPDATE training_load SET gym_load = gym_load - coalesce(old.duration_minutes * old.effort, 0),
      gym_unknown = gym_unknown - (old.duration_minutes * old.effort IS NULL)
    WHERE user_id = old.user_id AND local_date = old.local_date;
  DELETE FROM training_load
    WHERE user_id = old.user_id AND local_date = old.local_date AND gym_load = 0 AND gym_unknown = 0 AND rolls = 0;
END;

CREATE TRIGGER roll_load AFTER INSERT ON roll BEGIN
  INSERT INTO training_load (user_id, local_date, rolls, mat_minutes, mat_load)
    VALUES (new.user_id, new.local_date, 1, new.minutes, new.minutes * new.effort)
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET rolls = rolls + 1, mat_minutes = mat_minutes + excluded.mat_minutes, mat_load = mat_load + excluded.mat_load;
END;
CREATE TRIGGER roll_load_changed AFTER UPDATE OF local_date, minutes, effort ON roll BEGIN
  UPDATE training_load SET rolls = rolls - 1, mat_minutes = mat_minutes - old.minutes, mat_load = mat_load - old.minutes * old.effort
    WHERE user_id = old.user_id AND local_date = old.local_date;
  INSERT INTO training_load (user_id, local_date, rolls, mat_minutes, mat_load)
    VALUES (new.user_id, new.local_date, 1, new.minutes, new.minutes * new.effort)
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET rolls = rolls + 1, mat_minutes = mat_minutes + excluded.mat_minutes, mat_load = mat_load + excluded.mat_load;
  DELETE FROM training_load
    WHERE user_id = old.user_id AND local_date = old.local_date AND gym_load = 0 AND gym_unknown = 0 AND rolls = 0;
END;
CREATE TRIGGER roll_load_removed AFTER DELETE ON roll BEGIN
  UPDATE training_load SET rolls = rolls - 1, mat_minutes = mat_minutes - old.minutes, mat_load = mat_load - old.minutes * old.effort
    WHERE user_id = old.user_id AND local_date = old.local_date;
  DELETE FROM training_load
    WHERE user_id = old.user_id AND local_date = old.local_date AND gym_load = 0 AND gym_unknown = 0 AND rolls = 0;
END;
