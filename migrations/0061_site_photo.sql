-- What the site shows stays when whoever uploaded it has left, as pictures of articles do.
DROP TRIGGER media_owner_gone;
CREATE TRIGGER media_owner_gone AFTER UPDATE OF owner_id ON media_object WHEN new.owner_id IS NULL BEGIN
  DELETE FROM media_claim WHERE media_id = new.id AND place NOT IN ('blog', 'site');
END;
