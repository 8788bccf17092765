-- What the coach's list shows and searches is kept beside the week; `revision` counts what changes its content.
ALTER TABLE weekly_program ADD COLUMN revision integer NOT NULL DEFAULT 1;
ALTER TABLE weekly_program ADD COLUMN publish_at integer;
ALTER TABLE weekly_program ADD COLUMN exercise_count integer NOT NULL DEFAULT 0;
ALTER TABLE weekly_program ADD COLUMN missing_video_count integer NOT NULL DEFAULT 0;
ALTER TABLE weekly_program ADD COLUMN search_text text NOT NULL DEFAULT '';
CREATE INDEX weekly_program_due ON weekly_program (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX weekly_program_deleted ON weekly_program (deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX exercise_name ON exercise (name);

UPDATE weekly_program SET
  exercise_count = (SELECT count(*) FROM daily_workout d JOIN exercise e ON e.daily_workout_id = d.id WHERE d.program_id = weekly_program.id),
  missing_video_count = (SELECT count(*) FROM daily_workout d JOIN exercise e ON e.daily_workout_id = d.id
    WHERE d.program_id = weekly_program.id AND e.video_url IS NULL),
  search_text = lower(title || char(10) || coalesce(description, '') || coalesce(char(10) || 'week ' || week_number, ''));

-- For a week that comes without one, such as the seed's: plain letters are enough there.
CREATE TRIGGER weekly_program_search_added AFTER INSERT ON weekly_program WHEN new.search_text = '' BEGIN
  UPDATE weekly_program SET search_text =
    lower(title || char(10) || coalesce(description, '') || coalesce(char(10) || 'week ' || week_number, ''))
    WHERE id = new.id;
END;

CREATE TRIGGER weekly_program_exercise_added AFTER INSERT ON exercise WHEN new.daily_workout_id IS NOT NULL BEGIN
  UPDATE weekly_program SET
    exercise_count = exercise_count + 1,
    missing_video_count = missing_video_count + (new.video_url IS NULL)
    WHERE id = (SELECT program_id FROM daily_workout WHERE id = new.daily_workout_id);
END;
CREATE TRIGGER weekly_program_exercise_removed AFTER DELETE ON exercise WHEN old.daily_workout_id IS NOT NULL BEGIN
  UPDATE weekly_program SET
    exercise_count = exercise_count - 1,
    missing_video_count = missing_video_count - (old.video_url IS NULL)
    WHERE id = (SELECT program_id FROM daily_workout WHERE id = old.daily_workout_id);
END;
-- A video may be set from elsewhere while a week is being edited: then the editor's copy is stale.
CREATE TRIGGER weekly_program_video_changed AFTER UPDATE OF video_url ON exercise
  WHEN new.daily_workout_id IS NOT NULL AND new.video_url IS NOT old.video_url BEGIN
  UPDATE weekly_program SET
    missing_video_count = missing_video_count + (new.video_url IS NULL) - (old.video_url IS NULL),
    revision = revision + 1
    WHERE id = (SELECT program_id FROM daily_workout WHERE id = new.daily_workout_id);
END;

-- What a week was before a save changed it.
CREATE TABLE program_version (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  program_id integer NOT NULL REFERENCES weekly_program(id) ON DELETE CASCADE,
  revision integer NOT NULL,
  replaced_at integer NOT NULL,
  replaced_by text REFERENCES user(id) ON DELETE SET NULL,
  changed text NOT NULL,
  exercise_count integer NOT NULL,
  content text NOT NULL
);
CREATE INDEX program_version_program ON program_version (program_id, id);
