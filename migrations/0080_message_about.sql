-- What a question to the coach is about: the exercise, where it stands, and the sets as they were logged by then.
ALTER TABLE direct_message ADD COLUMN about text;
