-- Up to which post each member has looked at the community. Without a row: what came before they joined is not new to them.
CREATE TABLE community_reader (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  -- The newest post that was shown to them.
  seen_post integer NOT NULL
);
INSERT INTO community_reader (user_id, seen_post)
  SELECT id, (SELECT coalesce(max(id), 0) FROM community_post) FROM user;
