ALTER TABLE community_post ADD COLUMN edited_at integer;
ALTER TABLE community_post ADD COLUMN hidden_at integer;
ALTER TABLE community_post ADD COLUMN support_count integer DEFAULT 0 NOT NULL;
ALTER TABLE community_post ADD COLUMN motivation_count integer DEFAULT 0 NOT NULL;
ALTER TABLE community_post ADD COLUMN fire_count integer DEFAULT 0 NOT NULL;
ALTER TABLE community_post ADD COLUMN comment_count integer DEFAULT 0 NOT NULL;
-- Grows with every change that readers see, so that news arriving late can be told from news.
ALTER TABLE community_post ADD COLUMN revision integer DEFAULT 1 NOT NULL;
-- Reports that nobody has reviewed, and since when they wait.
ALTER TABLE community_post ADD COLUMN open_reports integer DEFAULT 0 NOT NULL;
ALTER TABLE community_post ADD COLUMN reported_at integer;
CREATE INDEX community_post_reported ON community_post (reported_at, id) WHERE reported_at IS NOT NULL;

UPDATE community_post SET
  support_count = (SELECT count(*) FROM post_reaction WHERE post_id = community_post.id AND reaction_type = 'support'),
  motivation_count = (SELECT count(*) FROM post_reaction WHERE post_id = community_post.id AND reaction_type = 'motivation'),
  fire_count = (SELECT count(*) FROM post_reaction WHERE post_id = community_post.id AND reaction_type = 'fire');

CREATE TRIGGER post_reaction_added AFTER INSERT ON post_reaction BEGIN
  UPDATE community_post SET
    support_count = support_count + (new.reaction_type = 'support'),
    motivation_count = motivation_count + (new.reaction_type = 'motivation'),
    fire_count = fire_count + (new.reaction_type = 'fire'),
    revision = revision + 1
    WHERE id = new.post_id;
END;

CREATE TRIGGER post_reaction_removed AFTER DELETE ON post_reaction BEGIN
  UPDATE community_post SET
    support_count = support_count - (old.reaction_type = 'support'),
    motivation_count = motivation_count - (old.reaction_type = 'motivation'),
    fire_count = fire_count - (old.reaction_type = 'fire'),
    revision = revision + 1
    WHERE id = old.post_id;
END;

CREATE TABLE community_comment (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  post_id integer NOT NULL REFERENCES community_post(id) ON DELETE CASCADE,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  parent_id integer REFERENCES community_comment(id) ON DELETE CASCADE,
  -- The comment that the thread began with, itself included: (thread_id, id) is the order of reading.
  thread_id integer DEFAULT 0 NOT NULL,
  content text NOT NULL,
  created_at integer NOT NULL,
  edited_at integer,
  -- Deleted, but kept in place for its replies.
  deleted_at integer
);
CREATE INDEX community_comment_thread ON community_comment (post_id, thread_id, id);
CREATE INDEX community_comment_parent ON community_comment (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX community_comment_user ON community_comment (user_id);

CREATE TRIGGER community_comment_added AFTER INSERT ON community_comment BEGIN
  UPDATE community_comment SET thread_id = coalesce(new.parent_id, new.id) WHERE id = new.id;
  UPDATE community_post SET comment_count = comment_count + 1, revision = revision + 1 WHERE id = new.post_id;
END;

CREATE TRIGGER community_comment_changed AFTER UPDATE OF content, deleted_at ON community_comment BEGIN
  UPDATE community_post SET
    comment_count = comment_count - (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL),
    revision = revision + 1
    WHERE id = new.post_id;
END;

CREATE TRIGGER community_comment_removed AFTER DELETE ON community_comment BEGIN
  UPDATE community_post SET comment_count = comment_count - (old.deleted_at IS NULL), revision = revision + 1
    WHERE id = old.post_id;
END;

-- Whoever leaves takes their words along; what others have replied stays.
CREATE TRIGGER community_comment_author_gone AFTER UPDATE OF user_id ON community_comment WHEN new.user_id IS NULL BEGIN
  UPDATE community_comment SET content = '', deleted_at = coalesce(deleted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    WHERE id = new.id;
  DELETE FROM community_comment
    WHERE id = new.id AND NOT EXISTS (SELECT 1 FROM community_comment AS reply WHERE reply.parent_id = new.id);
END;

CREATE TABLE post_report (
  post_id integer NOT NULL REFERENCES community_post(id) ON DELETE CASCADE,
  reporter_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text,
  created_at integer NOT NULL,
  reviewed_at integer,
  PRIMARY KEY (post_id, reporter_id)
);

CREATE TRIGGER post_report_added AFTER INSERT ON post_report BEGIN
  UPDATE community_post SET open_reports = open_reports + 1, reported_at = coalesce(reported_at, new.created_at)
    WHERE id = new.post_id;
END;

-- A hidden post whose reporter has left still waits for its review: reported_at stays.
CREATE TRIGGER post_report_removed AFTER DELETE ON post_report WHEN old.reviewed_at IS NULL BEGIN
  UPDATE community_post SET open_reports = max(0, open_reports - 1) WHERE id = old.post_id;
END;

-- Who may look at a photo or video follows its post.
CREATE TRIGGER community_post_veils_media AFTER UPDATE OF hidden_at ON community_post BEGIN
  UPDATE media_claim SET veiled = (new.hidden_at IS NOT NULL) WHERE place = 'community' AND place_id = CAST(new.id AS TEXT);
END;
CREATE TRIGGER community_post_frees_media AFTER DELETE ON community_post BEGIN
  DELETE FROM media_claim WHERE place = 'community' AND place_id = CAST(old.id AS TEXT);
END;

CREATE TABLE community_mute (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  reason text,
  until integer,
  muted_by text REFERENCES user(id) ON DELETE SET NULL,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX community_mute_user ON community_mute (user_id);
CREATE INDEX community_mute_recent ON community_mute (created_at, id);
