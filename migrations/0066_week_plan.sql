-- Whether a day of a week must, should or could be trained; null goes by what the week's words and order propose.
ALTER TABLE daily_workout ADD COLUMN mark text;

-- On which days a member rolls and how many sessions they can lift: from a Monday on, until a later row.
CREATE TABLE week_plan (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  monday text NOT NULL,
  -- The member's day on which it was said: nothing that lies before is planned by it.
  since text NOT NULL,
  roll_days text NOT NULL,
  lifts integer NOT NULL,
  PRIMARY KEY (user_id, monday)
);

-- What a member says beside it, whatever the week. Nobody has a plan without a row here.
CREATE TABLE week_plan_setting (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  preferred_time text
);

-- Where a member has put a session of a week by their own hand; without a day it is left out.
CREATE TABLE session_move (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  daily_workout_id integer NOT NULL REFERENCES daily_workout(id) ON DELETE CASCADE,
  monday text NOT NULL,
  local_date text,
  PRIMARY KEY (user_id, daily_workout_id)
);
CREATE INDEX session_move_week ON session_move (user_id, monday);
CREATE INDEX session_move_session ON session_move (daily_workout_id);
