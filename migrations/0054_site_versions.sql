-- What the coach has published of the site's own words, each version whole, and the one that is being written.
CREATE TABLE site_version (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  -- What differs from the product's own words, as JSON.
  changes text NOT NULL,
  created_at integer NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL,
  -- The version that it has brought back; 0 for the product's own words.
  restored_from integer
);

CREATE TABLE site_draft (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  changes text NOT NULL,
  updated_at integer NOT NULL,
  updated_by text REFERENCES user(id) ON DELETE SET NULL
);
