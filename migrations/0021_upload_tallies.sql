-- Upload figures per day of the site's clock, kept as uploads are recorded: a year of them is read without the uploads.
ALTER TABLE upload_attempt ADD COLUMN day text DEFAULT '' NOT NULL;
ALTER TABLE upload_attempt ADD COLUMN hour integer DEFAULT 0 NOT NULL;
UPDATE upload_attempt
SET day = date(at / 1000, 'unixepoch'), hour = CAST(strftime('%H', at / 1000, 'unixepoch') AS integer);

-- facet: all, type (of file), error (code), size (range), user (id). The row of all has its uploads by hour of the day.
CREATE TABLE upload_tally (
  day text NOT NULL,
  facet text NOT NULL,
  value text NOT NULL,
  uploads integer NOT NULL,
  successes integer NOT NULL,
  processing_ms integer NOT NULL,
  exercises integer NOT NULL,
  last_at integer NOT NULL,
  hours text DEFAULT '{}' NOT NULL,
  PRIMARY KEY (day, facet, value)
) WITHOUT ROWID;

-- A week that was taken for a single workout goes the other way next: nothing has failed yet.
CREATE TRIGGER upload_attempt_tallied AFTER INSERT ON upload_attempt WHEN NEW.error_code IS NOT 'week_document'
BEGIN
  INSERT INTO upload_tally (day, facet, value, uploads, successes, processing_ms, exercises, last_at)
  SELECT NEW.day, each.key, each.value, 1, NEW.error_code IS NULL, NEW.processing_ms, NEW.exercise_count, NEW.at
  FROM json_each(json_object(
    'all', '',
    'type', NEW.file_type,
    'error', NEW.error_code,
    'size', CASE
      WHEN NEW.size_bytes < 102400 THEN '0'
      WHEN NEW.size_bytes < 1048576 THEN '1'
      WHEN NEW.size_bytes < 5242880 THEN '2'
      ELSE '3' END,
    'user', NEW.user_id
  )) AS each
  WHERE each.value IS NOT NULL
  ON CONFLICT (day, facet, value) DO UPDATE SET
    uploads = uploads + 1,
    successes = successes + excluded.successes,
    processing_ms = processing_ms + excluded.processing_ms,
    exercises = exercises + excluded.exercises,
    last_at = max(last_at, excluded.last_at);
  UPDATE upload_tally
  SET hours = json_set(hours, '$.h' || NEW.hour, coalesce(json_extract(hours, '$.h' || NEW.hour), 0) + 1)
  WHERE day = NEW.day AND facet = 'all' AND value = '';
END;

CREATE TABLE upload_attempt_again AS SELECT * FROM upload_attempt;
DELETE FROM upload_attempt;
INSERT INTO upload_attempt (id, at, user_id, kind, file_name, file_type, size_bytes, processing_ms, exercise_count, error_code, document_id, day, hour)
SELECT id, at, user_id, kind, file_name, file_type, size_bytes, processing_ms, exercise_count, error_code, document_id, day, hour
FROM upload_attempt_again;
DROP TABLE upload_attempt_again;
