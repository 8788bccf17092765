-- A comment about training stands under no post, and names people as one under a post does.
DROP TRIGGER community_mention_of_deleted;
CREATE TABLE community_mention_new (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  -- Null where the comment is about training.
  post_id integer REFERENCES community_post (id) ON DELETE CASCADE,
  comment_id integer REFERENCES community_comment (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- As the words say it, without the @.
  name text NOT NULL,
  -- Whether the words say it now.
  shown integer NOT NULL,
  at integer NOT NULL,
  CHECK (post_id IS NOT NULL OR comment_id IS NOT NULL)
);
INSERT INTO community_mention_new (id, post_id, comment_id, user_id, name, shown, at)
  SELECT id, post_id, comment_id, user_id, name, shown, at FROM community_mention;
DROP TABLE community_mention;
ALTER TABLE community_mention_new RENAME TO community_mention;

CREATE UNIQUE INDEX community_mention_once ON community_mention (post_id, coalesce(comment_id, 0), user_id);
CREATE UNIQUE INDEX community_mention_training_once ON community_mention (comment_id, user_id) WHERE post_id IS NULL;
CREATE INDEX community_mention_comment ON community_mention (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX community_mention_user ON community_mention (user_id);

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
CREATE TRIGGER community_mention_removed AFTER DELETE ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.post_id = old.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = old.post_id AND old.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]')
      FROM community_mention m WHERE m.comment_id = old.comment_id AND m.shown = 1)
    WHERE id = old.comment_id;
END;
CREATE TRIGGER community_mention_of_deleted AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM community_mention WHERE comment_id = new.id;
END;

-- A notice of what was said about a week or a workout leads nowhere once that is withdrawn or deleted.
CREATE TRIGGER notice_of_week_withdrawn AFTER UPDATE OF is_published, deleted_at ON weekly_program
WHEN (new.deleted_at IS NOT NULL AND old.deleted_at IS NULL) OR (new.is_published = 0 AND old.is_published = 1) BEGIN
  DELETE FROM notice WHERE training_thread_id IN (SELECT id FROM training_thread WHERE program_id = new.id);
END;
CREATE TRIGGER notice_of_workout_withdrawn AFTER UPDATE OF is_published, deleted_at ON workout
WHEN (new.deleted_at IS NOT NULL AND old.deleted_at IS NULL) OR (new.is_published = 0 AND old.is_published = 1) BEGIN
  DELETE FROM notice WHERE training_thread_id IN (SELECT id FROM training_thread WHERE workout_id = new.id);
END;
