-- What an admin is writing on an article before it is saved, as program_draft keeps weeks; post_id 0 is a new one.
CREATE TABLE article_draft (
  post_id integer NOT NULL,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  version integer NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX article_draft_user ON article_draft (user_id);
CREATE INDEX article_draft_updated ON article_draft (updated_at);

-- Its pictures are claimed under "post.user" as long as it lives.
CREATE TRIGGER article_draft_frees_media AFTER DELETE ON article_draft BEGIN
  DELETE FROM media_claim WHERE place = 'article_draft' AND place_id = old.post_id || '.' || old.user_id;
END;
