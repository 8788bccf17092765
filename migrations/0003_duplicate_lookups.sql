CREATE INDEX weekly_program_week ON weekly_program (week_number, created_at);
CREATE INDEX weekly_program_document ON weekly_program (document_id);
CREATE INDEX workout_title ON workout (lower(trim(title)));
CREATE INDEX workout_document ON workout (document_id);
