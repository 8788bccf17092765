-- A shape that workouts start from.
CREATE TABLE workout_template (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  name text NOT NULL,
  description text,
  category text,
  difficulty text NOT NULL,
  estimated_duration_minutes integer NOT NULL,
  exercise_fields text NOT NULL,
  sample_exercises text NOT NULL,
  is_active integer DEFAULT true NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX workout_template_created ON workout_template (created_at, id);

-- The coach's list of all workouts, and of those that can be brought back.
CREATE INDEX workout_created ON workout (created_at, id);
CREATE INDEX workout_deleted ON workout (deleted_at) WHERE deleted_at IS NOT NULL;

-- What waits for the coach, counted without walking what is done.
CREATE INDEX exercise_without_video ON exercise (id) WHERE video_url IS NULL;
CREATE INDEX membership_past_due ON membership (user_id) WHERE status = 'past_due';

-- A workout that is gone for good lets its cover go.
CREATE TRIGGER workout_frees_media AFTER DELETE ON workout BEGIN
  DELETE FROM media_claim WHERE place = 'cover' AND place_id = CAST(old.id AS TEXT);
END;

-- A video may be set from elsewhere while a workout is in the coach's form: then the form's copy is stale.
CREATE TRIGGER workout_video_changed AFTER UPDATE OF video_url ON exercise
  WHEN new.workout_id IS NOT NULL AND new.video_url IS NOT old.video_url BEGIN
  UPDATE workout SET updated_at = max(updated_at + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE id = new.workout_id;
END;
