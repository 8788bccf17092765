-- Notes of imported weeks began with the dose, which its own columns hold: what they repeat goes, the cue stays. A part counts as
-- repeated only where it is written as the exercise's own column says it and ends where a part ends.
UPDATE exercise SET notes = (
  WITH RECURSIVE
    -- Lists as JSON: D1 takes only a few terms in a compound select.
    said(part) AS (
      SELECT value FROM json_each(json_array(
        exercise.set_rep, exercise.sets || ' x ' || exercise.reps, exercise.sets || 'x' || exercise.reps,
        exercise.sets || ' sets', exercise.reps, exercise.duration,
        exercise.load, '@ ' || exercise.load, '@' || exercise.load,
        exercise.tempo, 'Tempo ' || exercise.tempo, 'Tempo: ' || exercise.tempo,
        exercise.rest, 'Rest ' || exercise.rest, 'Rest: ' || exercise.rest, exercise.rest || ' rest'
      )) WHERE length(value) > 0
    ),
    ending(sign) AS (SELECT value FROM json_each('[" | ", ", ", "; ", " - ", " – ", " — ", " · ", ". ", " @ "]')),
    rest_of(text) AS (
      SELECT trim(exercise.notes)
      UNION
      SELECT trim(substr(text, length(part) + length(sign) + 1))
      FROM rest_of JOIN said ON lower(substr(text, 1, length(part))) = lower(part)
        JOIN ending ON substr(text, length(part) + 1, length(sign)) = sign
      WHERE length(part) > 2 OR sign = ' | '
      UNION
      SELECT '' FROM rest_of JOIN said ON lower(rtrim(text, '.')) = lower(part)
    )
  SELECT nullif(text, '') FROM rest_of ORDER BY length(text) LIMIT 1
)
WHERE daily_workout_id IS NOT NULL AND notes IS NOT NULL;
