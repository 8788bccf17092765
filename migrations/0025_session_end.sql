-- A session in use is extended by the auth library again and again; 180 days after it began it ends all the same.
CREATE TRIGGER session_end AFTER UPDATE OF expires_at ON session
WHEN new.expires_at > new.created_at + 15552000000 BEGIN
  UPDATE session SET expires_at = new.created_at + 15552000000 WHERE id = new.id;
END;
