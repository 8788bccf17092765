-- One line between a member and the coach, whoever of the admins answers. Counts and times are kept by the triggers below.
CREATE TABLE conversation (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  member_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  created_at integer NOT NULL,
  last_message_id integer,
  last_message_at integer NOT NULL,
  -- The type of what the member has written last.
  topic text DEFAULT 'general' NOT NULL,
  unread_by_admins integer DEFAULT 0 NOT NULL,
  unread_by_member integer DEFAULT 0 NOT NULL,
  -- Up to which message each side has read.
  read_by_admins integer DEFAULT 0 NOT NULL,
  read_by_member integer DEFAULT 0 NOT NULL,
  -- Of the oldest message of the member's that no admin has answered.
  waiting_since integer,
  resolved_at integer,
  -- When each side was last told by mail, and the message that a mail is still owed for.
  admin_mailed_at integer,
  member_mailed_at integer,
  mail_owed_to_admin integer,
  mail_owed_to_member integer
);
CREATE UNIQUE INDEX conversation_member ON conversation (member_id);
CREATE INDEX conversation_recent ON conversation (last_message_at, id);
CREATE INDEX conversation_unread ON conversation (last_message_at, id) WHERE unread_by_admins > 0;
CREATE INDEX conversation_mail_owed ON conversation (id) WHERE mail_owed_to_admin IS NOT NULL OR mail_owed_to_member IS NOT NULL;

CREATE TABLE direct_message (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  conversation_id integer NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,
  -- Null when an admin who wrote it has left.
  from_user_id text REFERENCES user(id) ON DELETE SET NULL,
  from_admin integer NOT NULL,
  content text NOT NULL,
  message_type text NOT NULL,
  media_url text,
  media_type text,
  created_at integer NOT NULL,
  -- The form check that an admin's reply looks at, and the remarks on its moments, as JSON.
  reviewed_id integer REFERENCES direct_message(id) ON DELETE SET NULL,
  remarks text
);
CREATE INDEX direct_message_conversation ON direct_message (conversation_id, id);
CREATE INDEX direct_message_sender ON direct_message (from_user_id);
CREATE INDEX direct_message_reviewed ON direct_message (reviewed_id) WHERE reviewed_id IS NOT NULL;

CREATE TRIGGER direct_message_added AFTER INSERT ON direct_message BEGIN
  UPDATE conversation SET
    last_message_id = new.id,
    last_message_at = new.created_at,
    topic = CASE WHEN new.from_admin THEN topic ELSE new.message_type END,
    unread_by_admins = unread_by_admins + (NOT new.from_admin),
    unread_by_member = unread_by_member + (new.from_admin <> 0),
    waiting_since = CASE WHEN new.from_admin THEN NULL ELSE coalesce(waiting_since, new.created_at) END,
    resolved_at = CASE WHEN new.from_admin THEN resolved_at ELSE NULL END
    WHERE id = new.conversation_id;
END;

CREATE TRIGGER direct_message_frees_media AFTER DELETE ON direct_message BEGIN
  DELETE FROM media_claim WHERE place = 'message' AND place_id = CAST(old.id AS TEXT);
END;

-- Replies that the coach gives often.
CREATE TABLE saved_reply (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX saved_reply_title ON saved_reply (title, id);
