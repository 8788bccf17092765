-- The secret address at which a calendar reads a member's week. The secret is made of the salt with a key that the database does not have.
CREATE TABLE calendar_feed (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  salt text NOT NULL,
  secret_hash text NOT NULL,
  made_at integer NOT NULL
);
CREATE UNIQUE INDEX calendar_feed_secret ON calendar_feed (secret_hash);
