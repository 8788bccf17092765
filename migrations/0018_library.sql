-- One entry for each exercise that goes by different names, with its video. `exercise_video` is read no more; it stays for
-- as long as an older Worker may still run.
CREATE TABLE library_exercise (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  name text NOT NULL,
  sort_name text NOT NULL,
  video_url text,
  tags text NOT NULL DEFAULT '[]',
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX library_exercise_sorted ON library_exercise (sort_name, id);
CREATE INDEX library_exercise_name ON library_exercise (name);
CREATE INDEX library_exercise_without_video ON library_exercise (sort_name, id) WHERE video_url IS NULL;
CREATE INDEX library_exercise_video ON library_exercise (video_url) WHERE video_url IS NOT NULL;

-- Which entry a folded name belongs to, and how it was written first.
CREATE TABLE library_key (
  name_key text PRIMARY KEY NOT NULL,
  exercise_id integer NOT NULL REFERENCES library_exercise(id) ON DELETE CASCADE,
  name text NOT NULL
);
CREATE INDEX library_key_exercise ON library_key (exercise_id);

-- How exercises have been written, each way with its folded name, so that statements find an entry's exercises.
CREATE TABLE exercise_spelling (
  name text PRIMARY KEY NOT NULL,
  name_key text NOT NULL,
  folded text NOT NULL
);
CREATE INDEX exercise_spelling_key ON exercise_spelling (name_key);

-- What the video hosts say of a link.
CREATE TABLE video_link (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  url text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'unchecked',
  checked_at integer,
  due_at integer NOT NULL
);
CREATE INDEX video_link_due ON video_link (due_at);
CREATE INDEX video_link_trouble ON video_link (id) WHERE state IN ('dead', 'private', 'not_embeddable');
CREATE INDEX exercise_video_url ON exercise (video_url) WHERE video_url IS NOT NULL;

INSERT INTO library_exercise (name, sort_name, video_url, created_at, updated_at)
  SELECT name, lower(name), video_url, updated_at, updated_at FROM exercise_video;
INSERT INTO library_key (name_key, exercise_id, name)
  SELECT v.name_key, l.id, v.name FROM exercise_video v JOIN library_exercise l ON l.name = v.name;
