-- Made anew, because columns of pages of text belong behind those that lists read: SQLite walks a row from its start.
CREATE TABLE blog_post_next (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  excerpt text,
  category text,
  tags text,
  featured_image text,
  read_time integer,
  computed_read_time integer DEFAULT 1 NOT NULL,
  is_published integer DEFAULT false NOT NULL,
  is_featured integer DEFAULT false NOT NULL,
  published_at integer,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  deleted_at integer,
  search_text text DEFAULT '' NOT NULL,
  html_version integer DEFAULT 0 NOT NULL,
  content text NOT NULL,
  content_html text DEFAULT '' NOT NULL
);
INSERT INTO blog_post_next (id, slug, title, excerpt, category, tags, featured_image, read_time, computed_read_time,
    is_published, is_featured, published_at, created_at, updated_at, search_text, content)
  SELECT id, slug, title, excerpt, category, tags, featured_image, read_time,
    max(1, (length(content) - length(replace(content, ' ', '')) + 110) / 220),
    is_published, is_featured, CASE WHEN is_published THEN created_at END, created_at, updated_at,
    lower(title || char(10) || coalesce(excerpt, '')), content
  FROM blog_post;
DROP TABLE blog_post;
ALTER TABLE blog_post_next RENAME TO blog_post;

-- A deleted post keeps its row for a while and gives its address free.
CREATE UNIQUE INDEX blog_post_living_slug ON blog_post (slug) WHERE deleted_at IS NULL;
CREATE INDEX blog_post_published ON blog_post (is_published, published_at, id);
CREATE INDEX blog_post_category ON blog_post (category, is_published, published_at, id);
CREATE INDEX blog_post_featured ON blog_post (is_featured, is_published, published_at, id);
CREATE INDEX blog_post_created ON blog_post (created_at, id);
CREATE INDEX blog_post_deleted ON blog_post (deleted_at);

-- Addresses that published posts have had: they lead on to the present one.
CREATE TABLE blog_former_slug (
  slug text PRIMARY KEY NOT NULL,
  post_id integer NOT NULL REFERENCES blog_post(id) ON DELETE CASCADE,
  at integer NOT NULL
);
CREATE INDEX blog_former_slug_post ON blog_former_slug (post_id);
