-- A tournament that a member has entered. Nobody has one until they say so.
CREATE TABLE competition (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  name text NOT NULL,
  gi integer NOT NULL,
  weight_class text,
  -- When the coach has wished luck: once a competition.
  wished_at integer,
  created_at integer NOT NULL
);
CREATE INDEX competition_member ON competition (user_id, local_date);
CREATE INDEX competition_date ON competition (local_date, id);

-- How the common week changes around a competition, one for the club: the coach's draft, and what members see of it.
CREATE TABLE competition_overlay (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  draft text NOT NULL,
  published text,
  published_at integer,
  revision integer NOT NULL,
  updated_at integer NOT NULL,
  updated_by text REFERENCES user(id) ON DELETE SET NULL
);
CREATE INDEX competition_overlay_writer ON competition_overlay (updated_by);
