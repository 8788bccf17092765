-- Whose mail it is and by which topic it can be turned off; both null for mail that always goes.
ALTER TABLE email_outbox ADD COLUMN user_id text REFERENCES user(id) ON DELETE SET NULL;
ALTER TABLE email_outbox ADD COLUMN topic text;
ALTER TABLE email_outbox ADD COLUMN unsubscribe_url text;
-- When its next attempt is expected: much later than that, the queue has lost it.
ALTER TABLE email_outbox ADD COLUMN due_at integer DEFAULT 0 NOT NULL;
ALTER TABLE email_outbox ADD COLUMN leased_until integer;
ALTER TABLE email_outbox ADD COLUMN first_tried_at integer;
-- Given up.
ALTER TABLE email_outbox ADD COLUMN dead_at integer;
UPDATE email_outbox SET due_at = created_at;
CREATE INDEX email_outbox_waiting ON email_outbox (due_at) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX email_outbox_dead ON email_outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX email_outbox_optional ON email_outbox (user_id, created_at) WHERE topic IS NOT NULL;

-- What somebody has changed from the defaults.
CREATE TABLE notice_preference (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  channel text NOT NULL,
  topic text NOT NULL,
  enabled integer NOT NULL,
  changed_at integer NOT NULL,
  PRIMARY KEY (user_id, channel, topic)
) WITHOUT ROWID;

CREATE TABLE notice (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  -- Null: to everybody who may train.
  user_id text REFERENCES user(id) ON DELETE CASCADE,
  kind text NOT NULL,
  subject text NOT NULL,
  post_id integer REFERENCES community_post(id) ON DELETE CASCADE,
  program_id integer REFERENCES weekly_program(id) ON DELETE CASCADE,
  at integer NOT NULL,
  read_at integer
);
-- What happens about one thing while its notice is unread joins it.
CREATE UNIQUE INDEX notice_unread ON notice (user_id, kind, subject) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notice_broadcast ON notice (kind, subject) WHERE user_id IS NULL;
CREATE INDEX notice_recent ON notice (user_id, at, id);
CREATE INDEX notice_about ON notice (user_id, kind, subject);
CREATE INDEX notice_old ON notice (at);
CREATE INDEX notice_post ON notice (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notice_program ON notice (program_id) WHERE program_id IS NOT NULL;

-- Who it is about: with each of their comments, or once.
CREATE TABLE notice_actor (
  notice_id integer NOT NULL REFERENCES notice(id) ON DELETE CASCADE,
  actor_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  comment_id integer REFERENCES community_comment(id) ON DELETE CASCADE,
  at integer NOT NULL
);
CREATE UNIQUE INDEX notice_actor_once ON notice_actor (notice_id, actor_id, coalesce(comment_id, 0));
CREATE INDEX notice_actor_actor ON notice_actor (actor_id);
CREATE INDEX notice_actor_comment ON notice_actor (comment_id) WHERE comment_id IS NOT NULL;

-- Read marks of notices to everybody.
CREATE TABLE notice_read (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  notice_id integer NOT NULL REFERENCES notice(id) ON DELETE CASCADE,
  at integer NOT NULL,
  PRIMARY KEY (user_id, notice_id)
) WITHOUT ROWID;
CREATE INDEX notice_read_notice ON notice_read (notice_id);

-- A reaction that is taken back, a comment that goes, a member who leaves: nothing tells of them any more.
CREATE TRIGGER notice_actor_gone AFTER DELETE ON notice_actor BEGIN
  DELETE FROM notice WHERE id = old.notice_id
    AND NOT EXISTS (SELECT 1 FROM notice_actor AS other WHERE other.notice_id = old.notice_id);
END;
CREATE TRIGGER notice_of_reaction_gone AFTER DELETE ON post_reaction
  WHEN NOT EXISTS (SELECT 1 FROM post_reaction AS other WHERE other.post_id = old.post_id AND other.user_id = old.user_id)
BEGIN
  DELETE FROM notice_actor WHERE actor_id = old.user_id AND comment_id IS NULL
    AND notice_id IN (SELECT id FROM notice WHERE post_id = old.post_id AND kind = 'reaction' AND read_at IS NULL);
END;
CREATE TRIGGER notice_of_comment_gone AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM notice_actor WHERE comment_id = new.id;
END;

CREATE TABLE push_subscription (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  -- An ended session is told nothing.
  session_id text NOT NULL REFERENCES session(id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX push_subscription_endpoint ON push_subscription (endpoint);
CREATE INDEX push_subscription_user ON push_subscription (user_id, created_at);
CREATE INDEX push_subscription_session ON push_subscription (session_id);
