-- Who is named in a post, or in a comment under it. The row stays when an edit takes the name out: nobody is told of it twice.
CREATE TABLE community_mention (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  post_id integer NOT NULL REFERENCES community_post (id) ON DELETE CASCADE,
  comment_id integer REFERENCES community_comment (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- As the words say it, without the @.
  name text NOT NULL,
  -- Whether the words say it now.
  shown integer NOT NULL,
  at integer NOT NULL
);
CREATE UNIQUE INDEX community_mention_once ON community_mention (post_id, coalesce(comment_id, 0), user_id);
CREATE INDEX community_mention_comment ON community_mention (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX community_mention_user ON community_mention (user_id);
-- Who has shared or said something is looked up by whom they are.
CREATE INDEX community_post_user ON community_post (user_id);

-- The names that are shown in it, as JSON; null without any. Kept by triggers of community_mention.
ALTER TABLE community_post ADD COLUMN mentions text;
ALTER TABLE community_comment ADD COLUMN mentions text;

CREATE TRIGGER community_mention_added AFTER INSERT ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.post_id = new.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = new.post_id AND new.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.comment_id = new.comment_id AND m.shown = 1)
    WHERE id = new.comment_id;
END;
CREATE TRIGGER community_mention_changed AFTER UPDATE ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.post_id = new.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = new.post_id AND new.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.comment_id = new.comment_id AND m.shown = 1)
    WHERE id = new.comment_id;
END;
-- Whoever has left is plain text.
CREATE TRIGGER community_mention_removed AFTER DELETE ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.post_id = old.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = old.post_id AND old.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.comment_id = old.comment_id AND m.shown = 1)
    WHERE id = old.comment_id;
END;
-- A comment that keeps its place for its replies names nobody any more.
CREATE TRIGGER community_mention_of_deleted AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM community_mention WHERE comment_id = new.id;
END;
