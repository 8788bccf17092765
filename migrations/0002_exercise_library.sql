CREATE TABLE exercise_video (
  name_key text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  video_url text NOT NULL,
  updated_at integer NOT NULL
);

CREATE INDEX exercise_video_name ON exercise_video (name);
CREATE TABLE idempotent_call (
  user_id text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  subject_id text NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY(user_id, call, key),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
