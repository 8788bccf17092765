-- What the coach has decided about, or what is gone, needs no notice any more. A post that is gone takes its notices with it.
CREATE TRIGGER notice_of_post_report_over AFTER UPDATE OF reported_at ON community_post
  WHEN old.reported_at IS NOT NULL AND new.reported_at IS NULL BEGIN
  DELETE FROM notice WHERE post_id = new.id AND kind = 'report' AND subject = 'community_post:' || new.id AND read_at IS NULL;
END;
CREATE TRIGGER notice_of_comment_report_over AFTER UPDATE OF reported_at ON community_comment
  WHEN old.reported_at IS NOT NULL AND new.reported_at IS NULL BEGIN
  DELETE FROM notice WHERE post_id = new.post_id AND kind = 'report' AND subject = 'community_comment:' || new.id AND read_at IS NULL;
END;
CREATE TRIGGER notice_of_comment_report_gone AFTER DELETE ON community_comment WHEN old.reported_at IS NOT NULL BEGIN
  DELETE FROM notice WHERE post_id = old.post_id AND kind = 'report' AND subject = 'community_comment:' || old.id AND read_at IS NULL;
END;
