-- What a member is to think of at a lift: what the coach has said about a form check, until one of the two ticks it off.
CREATE TABLE lift_cue (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  -- The lift's name, folded: the cue is of all the names that the library has for it.
  name_key text NOT NULL,
  exercise_name text NOT NULL,
  text text NOT NULL,
  -- The form check that it is about, the moment of its clip in seconds, and what is drawn there, as JSON.
  message_id integer REFERENCES direct_message(id) ON DELETE SET NULL,
  moment real DEFAULT 0 NOT NULL,
  shapes text DEFAULT '[]' NOT NULL,
  created_at integer NOT NULL,
  ticked_at integer,
  -- member or coach.
  ticked_by text
);
CREATE INDEX lift_cue_member ON lift_cue (user_id, ticked_at, id);
CREATE INDEX lift_cue_message ON lift_cue (message_id) WHERE message_id IS NOT NULL;
