-- What members and the coach have written, in lower case and without accents, for searching it; kept by triggers of posts,
-- comments and messages. Null is still to be folded, which the Worker does when it writes, when it searches, or within the hour.
CREATE TABLE written_text (
  kind text NOT NULL,
  id integer NOT NULL,
  folded text,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX written_text_waiting ON written_text (kind, id) WHERE folded IS NULL;

INSERT INTO written_text (kind, id) SELECT 'post', id FROM community_post WHERE content <> '';
INSERT INTO written_text (kind, id) SELECT 'comment', id FROM community_comment WHERE deleted_at IS NULL;
INSERT INTO written_text (kind, id) SELECT 'message', id FROM direct_message WHERE content <> '';

CREATE TRIGGER written_post_added AFTER INSERT ON community_post WHEN new.content <> '' BEGIN
  INSERT INTO written_text (kind, id) VALUES ('post', new.id);
END;
CREATE TRIGGER written_post_changed AFTER UPDATE OF content ON community_post BEGIN
  INSERT OR REPLACE INTO written_text (kind, id) VALUES ('post', new.id);
END;
CREATE TRIGGER written_post_removed AFTER DELETE ON community_post BEGIN
  DELETE FROM written_text WHERE kind = 'post' AND id = old.id;
END;

CREATE TRIGGER written_comment_added AFTER INSERT ON community_comment BEGIN
  INSERT INTO written_text (kind, id) VALUES ('comment', new.id);
END;
CREATE TRIGGER written_comment_changed AFTER UPDATE OF content ON community_comment BEGIN
  INSERT OR REPLACE INTO written_text (kind, id) VALUES ('comment', new.id);
END;
CREATE TRIGGER written_comment_emptied AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM written_text WHERE kind = 'comment' AND id = new.id;
END;
CREATE TRIGGER written_comment_removed AFTER DELETE ON community_comment BEGIN
  DELETE FROM written_text WHERE kind = 'comment' AND id = old.id;
END;

CREATE TRIGGER written_message_added AFTER INSERT ON direct_message WHEN new.content <> '' BEGIN
  INSERT INTO written_text (kind, id) VALUES ('message', new.id);
END;
CREATE TRIGGER written_message_removed AFTER DELETE ON direct_message BEGIN
  DELETE FROM written_text WHERE kind = 'message' AND id = old.id;
END;
