-- Where members talk about a day of a week, or about a workout. There is none before somebody has said something.
CREATE TABLE training_thread (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  program_id integer REFERENCES weekly_program(id) ON DELETE CASCADE,
  -- Of the week, as its days are numbered: a day that is written anew, or moved with its week, has the same one.
  day_of_week integer,
  workout_id integer REFERENCES workout(id) ON DELETE CASCADE,
  comment_count integer DEFAULT 0 NOT NULL,
  -- Grows with every change that readers see; as of posts.
  revision integer DEFAULT 1 NOT NULL,
  CONSTRAINT training_thread_one_place CHECK ((program_id IS NULL) <> (workout_id IS NULL) AND (program_id IS NULL) = (day_of_week IS NULL))
);
CREATE UNIQUE INDEX training_thread_day ON training_thread (program_id, day_of_week) WHERE program_id IS NOT NULL;
CREATE UNIQUE INDEX training_thread_workout ON training_thread (workout_id) WHERE workout_id IS NOT NULL;

-- A comment stands under a post or in such a thread. SQLite cannot lift a NOT NULL from a column; so the column is made anew, and
-- all that names it with it. Reports and notices of comments are not touched.
DROP TRIGGER community_comment_added;
DROP TRIGGER community_comment_changed;
DROP TRIGGER community_comment_removed;
DROP TRIGGER community_comment_hidden;
DROP TRIGGER notice_of_comment_report_over;
DROP TRIGGER notice_of_comment_report_gone;
DROP INDEX community_comment_thread;
ALTER TABLE community_comment ADD COLUMN under_post integer REFERENCES community_post(id) ON DELETE CASCADE;
UPDATE community_comment SET under_post = post_id;
ALTER TABLE community_comment DROP COLUMN post_id;
ALTER TABLE community_comment RENAME COLUMN under_post TO post_id;
ALTER TABLE community_comment ADD COLUMN training_thread_id integer REFERENCES training_thread(id) ON DELETE CASCADE;
-- Of a training thread: the coach's answer that stands first.
ALTER TABLE community_comment ADD COLUMN pinned_at integer;
CREATE INDEX community_comment_thread ON community_comment (post_id, thread_id, id) WHERE post_id IS NOT NULL;
CREATE INDEX community_comment_training ON community_comment (training_thread_id, thread_id, id)
  WHERE training_thread_id IS NOT NULL;
CREATE INDEX community_comment_pinned ON community_comment (training_thread_id, thread_id) WHERE pinned_at IS NOT NULL;

CREATE TRIGGER community_comment_added AFTER INSERT ON community_comment BEGIN
  UPDATE community_comment SET thread_id = coalesce(new.parent_id, new.id) WHERE id = new.id;
  UPDATE community_post SET comment_count = comment_count + 1, revision = revision + 1 WHERE id = new.post_id;
  UPDATE training_thread SET comment_count = comment_count + 1, revision = revision + 1 WHERE id = new.training_thread_id;
END;

CREATE TRIGGER community_comment_changed AFTER UPDATE OF content, deleted_at, pinned_at ON community_comment BEGIN
  UPDATE community_post SET
    comment_count = comment_count - (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL),
    revision = revision + 1
    WHERE id = new.post_id;
  UPDATE training_thread SET
    comment_count = comment_count - (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL),
    revision = revision + 1
    WHERE id = new.training_thread_id;
END;

CREATE TRIGGER community_comment_removed AFTER DELETE ON community_comment BEGIN
  UPDATE community_post SET comment_count = comment_count - (old.deleted_at IS NULL), revision = revision + 1
    WHERE id = old.post_id;
  UPDATE training_thread SET comment_count = comment_count - (old.deleted_at IS NULL), revision = revision + 1
    WHERE id = old.training_thread_id;
END;

CREATE TRIGGER community_comment_hidden AFTER UPDATE OF hidden_at ON community_comment
  WHEN old.hidden_at IS NOT new.hidden_at BEGIN
  UPDATE community_post SET revision = revision + 1 WHERE id = new.post_id;
  UPDATE training_thread SET revision = revision + 1 WHERE id = new.training_thread_id;
END;

-- What is told of a training thread goes with it, as what is told of a post.
ALTER TABLE notice ADD COLUMN training_thread_id integer REFERENCES training_thread(id) ON DELETE CASCADE;
CREATE INDEX notice_training_thread ON notice (training_thread_id) WHERE training_thread_id IS NOT NULL;

CREATE TRIGGER notice_of_comment_report_over AFTER UPDATE OF reported_at ON community_comment
  WHEN old.reported_at IS NOT NULL AND new.reported_at IS NULL BEGIN
  DELETE FROM notice WHERE post_id = new.post_id AND kind = 'report' AND subject = 'community_comment:' || new.id AND read_at IS NULL;
  DELETE FROM notice WHERE training_thread_id = new.training_thread_id AND kind = 'report'
    AND subject = 'community_comment:' || new.id AND read_at IS NULL;
END;
CREATE TRIGGER notice_of_comment_report_gone AFTER DELETE ON community_comment WHEN old.reported_at IS NOT NULL BEGIN
  DELETE FROM notice WHERE post_id = old.post_id AND kind = 'report' AND subject = 'community_comment:' || old.id AND read_at IS NULL;
  DELETE FROM notice WHERE training_thread_id = old.training_thread_id AND kind = 'report'
    AND subject = 'community_comment:' || old.id AND read_at IS NULL;
END;

-- What the coach has once answered about an exercise, shown beside it wherever it stands again.
CREATE TABLE kept_answer (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  -- By the library, so that it stays with an exercise that is called otherwise from now on.
  exercise_id integer NOT NULL REFERENCES library_exercise(id) ON DELETE CASCADE,
  -- Gone with its week, the words stay.
  comment_id integer REFERENCES community_comment(id) ON DELETE SET NULL,
  author_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  content text NOT NULL,
  kept_at integer NOT NULL
);
CREATE INDEX kept_answer_exercise ON kept_answer (exercise_id, kept_at, id);
CREATE UNIQUE INDEX kept_answer_once ON kept_answer (comment_id, exercise_id) WHERE comment_id IS NOT NULL;
CREATE INDEX kept_answer_author ON kept_answer (author_id);

-- Whoever takes back what they have answered takes it back everywhere.
CREATE TRIGGER kept_answer_changed AFTER UPDATE OF content ON community_comment
  WHEN new.deleted_at IS NULL AND old.content <> new.content BEGIN
  UPDATE kept_answer SET content = new.content WHERE comment_id = new.id;
END;
CREATE TRIGGER kept_answer_taken_back AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM kept_answer WHERE comment_id = new.id;
END;
