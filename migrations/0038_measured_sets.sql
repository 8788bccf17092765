-- What a set was besides reps: how long, how far, with which side, and whether its load was added to the body's own weight.
ALTER TABLE set_log ADD COLUMN seconds integer;
ALTER TABLE set_log ADD COLUMN metres real;
ALTER TABLE set_log ADD COLUMN side text;
ALTER TABLE set_log ADD COLUMN bodyweight integer NOT NULL DEFAULT 0;

-- The longest hold and the furthest way are the first entry of an index, as the heaviest set is.
CREATE INDEX set_log_longest ON set_log (user_id, name_key, seconds DESC, local_date)
  WHERE seconds > 0 AND reps IS NULL AND metres IS NULL;
CREATE INDEX set_log_furthest ON set_log (user_id, name_key, metres DESC, local_date) WHERE metres > 0;

-- Epley's formula is good up to ten reps: the estimates of longer sets are taken back, the sets stay.
UPDATE set_log SET estimate_grams = 0 WHERE reps > 10;
