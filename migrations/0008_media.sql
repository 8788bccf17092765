-- A file that somebody has uploaded; its bytes are in R2 under uploads/{id}.
CREATE TABLE media_object (
  id text PRIMARY KEY NOT NULL,
  owner_id text REFERENCES user(id) ON DELETE SET NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  etag text NOT NULL,
  created_at integer NOT NULL,
  unclaimed_since integer
);
CREATE INDEX media_object_unclaimed ON media_object (unclaimed_since) WHERE unclaimed_since IS NOT NULL;
CREATE INDEX media_object_owner ON media_object (owner_id, created_at);

-- Where an upload is shown. Who may read it follows from these rows.
CREATE TABLE media_claim (
  media_id text NOT NULL REFERENCES media_object(id),
  place text NOT NULL,
  place_id text NOT NULL,
  reader_id text,
  veiled integer DEFAULT false NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (media_id, place, place_id)
);
CREATE INDEX media_claim_place ON media_claim (place, place_id);

-- Bytes that may lie in R2 without a row of their own: uploads under way or broken off, and what is being removed.
CREATE TABLE media_leftover (
  id text PRIMARY KEY NOT NULL,
  since integer NOT NULL
);
CREATE INDEX media_leftover_since ON media_leftover (since);

CREATE TRIGGER media_claimed AFTER INSERT ON media_claim BEGIN
  UPDATE media_object SET unclaimed_since = NULL WHERE id = new.media_id;
END;

CREATE TRIGGER media_freed AFTER DELETE ON media_claim BEGIN
  UPDATE media_object SET unclaimed_since = CAST(unixepoch('subsec') * 1000 AS INTEGER)
    WHERE id = old.media_id AND NOT EXISTS (SELECT 1 FROM media_claim WHERE media_id = old.media_id);
END;

-- What somebody has shown of themselves goes with them; pictures of articles stay.
CREATE TRIGGER media_owner_gone AFTER UPDATE OF owner_id ON media_object WHEN new.owner_id IS NULL BEGIN
  DELETE FROM media_claim WHERE media_id = new.id AND place <> 'blog';
END;

CREATE TRIGGER blog_post_frees_media AFTER DELETE ON blog_post BEGIN
  DELETE FROM media_claim WHERE place = 'blog' AND place_id = CAST(old.id AS TEXT);
END;
