-- A note that its member keeps from the coach, and one that speaks of pain and is not kept from the coach.
ALTER TABLE completion ADD notes_private integer DEFAULT 0 NOT NULL;
ALTER TABLE completion ADD hurts integer DEFAULT 0 NOT NULL;

-- What a member did of one training on one of their days, whether logged, finished or both: what the coach looks through.
CREATE TABLE training_session (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  local_date text NOT NULL,
  -- `workout:7` or `day:12:equipment`
  subject text NOT NULL,
  workout_id integer,
  daily_workout_id integer,
  column_type text,
  program_id integer,
  title text NOT NULL,
  -- When the member last added something.
  at integer NOT NULL,
  -- Completions and logged exercises; without any there is nothing to look at.
  entries integer DEFAULT 0 NOT NULL,
  noted integer DEFAULT 0 NOT NULL,
  hurts integer DEFAULT 0 NOT NULL,
  short integer DEFAULT 0 NOT NULL,
  seen_at integer,
  seen_by text,
  cheered_at integer,
  replied_at integer,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (seen_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX training_session_once ON training_session (user_id, local_date, subject);
CREATE INDEX training_session_member ON training_session (user_id, at, id);
CREATE INDEX training_session_at ON training_session (at, id);
CREATE INDEX training_session_week ON training_session (program_id, at, id) WHERE program_id IS NOT NULL;
CREATE INDEX training_session_open ON training_session (at, id) WHERE seen_at IS NULL AND entries > 0;
CREATE INDEX training_session_open_week ON training_session (program_id, at, id) WHERE seen_at IS NULL AND entries > 0;
CREATE INDEX training_session_open_short ON training_session (at, id) WHERE seen_at IS NULL AND entries > 0 AND short = 1;
CREATE INDEX training_session_open_hurts ON training_session (at, id) WHERE seen_at IS NULL AND entries > 0 AND hurts = 1;
CREATE INDEX training_session_seen ON training_session (seen_by, seen_at) WHERE seen_by IS NOT NULL;

-- The exercises logged in it, whose sets stand in `set_log` under the same name and day.
CREATE TABLE session_exercise (
  session_id integer NOT NULL,
  name_key text NOT NULL,
  exercise_id integer NOT NULL,
  exercise_name text NOT NULL,
  short integer DEFAULT 0 NOT NULL,
  load_record integer DEFAULT 0 NOT NULL,
  reps_record integer DEFAULT 0 NOT NULL,
  estimate_record integer DEFAULT 0 NOT NULL,
  time_record integer DEFAULT 0 NOT NULL,
  distance_record integer DEFAULT 0 NOT NULL,
  -- Both are the session's, for finding the sessions of a lift.
  at integer NOT NULL,
  open integer DEFAULT 1 NOT NULL,
  PRIMARY KEY (session_id, name_key),
  FOREIGN KEY (session_id) REFERENCES training_session(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
CREATE INDEX session_exercise_open ON session_exercise (name_key, at, session_id) WHERE open = 1;

CREATE TRIGGER session_exercise_added AFTER INSERT ON session_exercise BEGIN
  UPDATE training_session SET entries = entries + 1 WHERE id = new.session_id;
END;
CREATE TRIGGER session_exercise_removed AFTER DELETE ON session_exercise BEGIN
  UPDATE training_session SET
    entries = entries - 1,
    short = exists (SELECT 1 FROM session_exercise e WHERE e.session_id = old.session_id AND e.short = 1)
    WHERE id = old.session_id;
END;
CREATE TRIGGER session_exercise_short AFTER UPDATE OF short ON session_exercise BEGIN
  UPDATE training_session SET
    short = exists (SELECT 1 FROM session_exercise e WHERE e.session_id = new.session_id AND e.short = 1)
    WHERE id = new.session_id;
END;
CREATE TRIGGER training_session_moved AFTER UPDATE OF at, seen_at ON training_session BEGIN
  UPDATE session_exercise SET at = new.at, open = new.seen_at IS NULL WHERE session_id = new.id;
END;

-- What is there already. Nobody looks through what is older than two weeks: it counts as seen.
INSERT INTO training_session
  (user_id, local_date, subject, workout_id, daily_workout_id, column_type, program_id, title, at, entries, noted, seen_at)
SELECT c.user_id, c.local_date,
  coalesce('workout:' || c.workout_id, 'day:' || c.daily_workout_id || ':' || c.column_type) AS subject,
  c.workout_id, c.daily_workout_id, c.column_type,
  (SELECT d.program_id FROM daily_workout d WHERE d.id = c.daily_workout_id),
  c.title, max(c.completed_at), count(*), max(coalesce(c.notes, '') <> ''),
  iif(max(c.completed_at) < (unixepoch() - 1209600) * 1000, max(c.completed_at), NULL)
FROM completion c WHERE c.workout_id IS NOT NULL OR (c.daily_workout_id IS NOT NULL AND c.column_type IS NOT NULL)
GROUP BY c.user_id, c.local_date, subject;

INSERT INTO training_session
  (user_id, local_date, subject, workout_id, daily_workout_id, column_type, program_id, title, at, seen_at)
SELECT l.user_id, l.local_date,
  coalesce('workout:' || e.workout_id, 'day:' || e.daily_workout_id || ':' || e.column_type) AS subject,
  e.workout_id, e.daily_workout_id, e.column_type, d.program_id, coalesce(w.title, d.title), max(l.at),
  iif(max(l.at) < (unixepoch() - 1209600) * 1000, max(l.at), NULL)
FROM set_log l JOIN exercise e ON e.id = l.exercise_id
LEFT JOIN daily_workout d ON d.id = e.daily_workout_id LEFT JOIN workout w ON w.id = e.workout_id
WHERE l.set_number = 1
GROUP BY l.user_id, l.local_date, subject
ON CONFLICT DO NOTHING;

INSERT INTO session_exercise
  (session_id, name_key, exercise_id, exercise_name, load_record, estimate_record, at, open)
SELECT s.id, l.name_key, max(l.exercise_id), max(l.exercise_name),
  coalesce(l.lifted_before > 0 AND max(l.lifted_grams) >= l.lifted_before + 100, 0),
  coalesce(l.estimate_before > 0 AND max(l.estimate_grams) >= l.estimate_before + 100, 0),
  s.at, s.seen_at IS NULL
FROM (
  SELECT g.*,
    max(lifted_grams) OVER earlier AS lifted_before, max(estimate_grams) OVER earlier AS estimate_before
  FROM (
    SELECT user_id, name_key, local_date, max(exercise_id) AS exercise_id, max(exercise_name) AS exercise_name,
      max(lifted_grams) AS lifted_grams, max(estimate_grams) AS estimate_grams
    FROM set_log GROUP BY user_id, name_key, local_date
  ) g
  WINDOW earlier AS (PARTITION BY user_id, name_key ORDER BY local_date ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
) l
JOIN exercise e ON e.id = l.exercise_id
JOIN training_session s ON s.user_id = l.user_id AND s.local_date = l.local_date
  AND s.subject = coalesce('workout:' || e.workout_id, 'day:' || e.daily_workout_id || ':' || e.column_type)
GROUP BY s.id, l.name_key;

-- What the member adds brings a session that was seen back.
CREATE TRIGGER completion_session AFTER INSERT ON completion
WHEN new.workout_id IS NOT NULL OR (new.daily_workout_id IS NOT NULL AND new.column_type IS NOT NULL) BEGIN
  INSERT INTO training_session
    (user_id, local_date, subject, workout_id, daily_workout_id, column_type, program_id, title, at, entries, noted, hurts)
  VALUES (new.user_id, new.local_date,
    coalesce('workout:' || new.workout_id, 'day:' || new.daily_workout_id || ':' || new.column_type),
    new.workout_id, new.daily_workout_id, new.column_type,
    (SELECT d.program_id FROM daily_workout d WHERE d.id = new.daily_workout_id),
    new.title, new.completed_at, 1, coalesce(new.notes, '') <> '' AND new.notes_private = 0, new.hurts)
  ON CONFLICT (user_id, local_date, subject) DO UPDATE SET
    title = excluded.title, at = max(at, excluded.at), entries = entries + 1,
    noted = max(noted, excluded.noted), hurts = max(hurts, excluded.hurts),
    replied_at = iif(excluded.noted, NULL, replied_at),
    seen_at = NULL, seen_by = NULL;
END;
CREATE TRIGGER completion_session_removed AFTER DELETE ON completion BEGIN
  UPDATE training_session SET
    entries = entries - 1,
    noted = exists (SELECT 1 FROM completion c WHERE c.user_id = old.user_id AND c.local_date = old.local_date
      AND c.workout_id = old.workout_id AND coalesce(c.notes, '') <> '' AND c.notes_private = 0),
    hurts = exists (SELECT 1 FROM completion c WHERE c.user_id = old.user_id AND c.local_date = old.local_date
      AND c.workout_id = old.workout_id AND c.hurts = 1)
  WHERE user_id = old.user_id AND local_date = old.local_date
    AND subject = coalesce('workout:' || old.workout_id, 'day:' || old.daily_workout_id || ':' || old.column_type);
END;

CREATE TRIGGER set_log_session AFTER INSERT ON set_log BEGIN
  INSERT INTO training_session
    (user_id, local_date, subject, workout_id, daily_workout_id, column_type, program_id, title, at)
  SELECT new.user_id, new.local_date,
    coalesce('workout:' || e.workout_id, 'day:' || e.daily_workout_id || ':' || e.column_type),
    e.workout_id, e.daily_workout_id, e.column_type, d.program_id, coalesce(w.title, d.title), new.at
  FROM exercise e
  LEFT JOIN daily_workout d ON d.id = e.daily_workout_id LEFT JOIN workout w ON w.id = e.workout_id
  WHERE e.id = new.exercise_id AND new.set_number = 1
  ON CONFLICT (user_id, local_date, subject) DO UPDATE SET at = max(at, excluded.at), seen_at = NULL, seen_by = NULL;

  INSERT INTO session_exercise (session_id, name_key, exercise_id, exercise_name, at)
  SELECT s.id, new.name_key, new.exercise_id, new.exercise_name, s.at
  FROM exercise e CROSS JOIN training_session s
  WHERE e.id = new.exercise_id AND new.set_number = 1 AND s.user_id = new.user_id AND s.local_date = new.local_date
    AND s.subject = coalesce('workout:' || e.workout_id, 'day:' || e.daily_workout_id || ':' || e.column_type)
  ON CONFLICT DO NOTHING;

  -- Against the best set of other days; the first day of an exercise has nothing to beat.
  UPDATE session_exercise SET
    load_record = max(load_record, coalesce(best.lifted <> 0 AND new.lifted_grams >= best.lifted + 100, 0)),
    reps_record = max(reps_record, coalesce(abs(new.lifted_grams - best.lifted) < 100 AND new.reps > best.reps, 0)),
    estimate_record = max(estimate_record, coalesce(new.estimate_grams >= 100 + (
      SELECT b.estimate_grams FROM set_log b
      WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date AND b.estimate_grams > 0
      ORDER BY b.estimate_grams DESC LIMIT 1), 0)),
    time_record = max(time_record, coalesce(new.reps IS NULL AND new.metres IS NULL AND new.seconds > (
      SELECT b.seconds FROM set_log b
      WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date
        AND b.seconds > 0 AND b.reps IS NULL AND b.metres IS NULL
      ORDER BY b.seconds DESC LIMIT 1), 0)),
    distance_record = max(distance_record, coalesce(new.metres > (
      SELECT b.metres FROM set_log b
      WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date AND b.metres > 0
      ORDER BY b.metres DESC LIMIT 1), 0))
  FROM (
    SELECT b.lifted_grams AS lifted, b.reps AS reps FROM set_log b
    WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date
    ORDER BY b.lifted_grams DESC, b.reps DESC LIMIT 1
  ) best
  WHERE session_exercise.name_key = new.name_key AND session_exercise.session_id IN (
    SELECT s.id FROM training_session s WHERE s.user_id = new.user_id AND s.local_date = new.local_date);
END;
CREATE TRIGGER set_log_session_removed AFTER DELETE ON set_log WHEN old.set_number = 1 BEGIN
  DELETE FROM session_exercise WHERE name_key = old.name_key AND session_id IN (
    SELECT s.id FROM training_session s WHERE s.user_id = old.user_id AND s.local_date = old.local_date);
END;
