ALTER TABLE community_comment ADD COLUMN hidden_at integer;
-- Reports that nobody has reviewed, and since when they wait; as of posts.
ALTER TABLE community_comment ADD COLUMN open_reports integer DEFAULT 0 NOT NULL;
ALTER TABLE community_comment ADD COLUMN reported_at integer;
CREATE INDEX community_comment_reported ON community_comment (reported_at, id) WHERE reported_at IS NOT NULL;

CREATE TABLE comment_report (
  comment_id integer NOT NULL REFERENCES community_comment(id) ON DELETE CASCADE,
  reporter_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text,
  created_at integer NOT NULL,
  reviewed_at integer,
  PRIMARY KEY (comment_id, reporter_id)
);

CREATE TRIGGER comment_report_added AFTER INSERT ON comment_report BEGIN
  UPDATE community_comment SET open_reports = open_reports + 1, reported_at = coalesce(reported_at, new.created_at)
    WHERE id = new.comment_id;
END;

-- A hidden comment whose reporter has left still waits for its review: reported_at stays.
CREATE TRIGGER comment_report_removed AFTER DELETE ON comment_report WHEN old.reviewed_at IS NULL BEGIN
  UPDATE community_comment SET open_reports = max(0, open_reports - 1) WHERE id = old.comment_id;
END;

-- What readers see has changed.
CREATE TRIGGER community_comment_hidden AFTER UPDATE OF hidden_at ON community_comment
  WHEN old.hidden_at IS NOT new.hidden_at BEGIN
  UPDATE community_post SET revision = revision + 1 WHERE id = new.post_id;
END;
CREATE TRIGGER community_post_hidden AFTER UPDATE OF hidden_at ON community_post
  WHEN old.hidden_at IS NOT new.hidden_at BEGIN
  UPDATE community_post SET revision = revision + 1 WHERE id = new.id;
END;

-- Nothing is left to review of a comment that is deleted and only keeps its place.
CREATE TRIGGER community_comment_emptied AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  UPDATE community_comment SET hidden_at = NULL, reported_at = NULL, open_reports = 0 WHERE id = new.id;
  UPDATE comment_report SET reviewed_at = new.deleted_at WHERE comment_id = new.id AND reviewed_at IS NULL;
END;
