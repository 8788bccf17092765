-- What lists are found and sorted by, so that a page costs the same however many rows there are.
CREATE INDEX workout_day ON workout (is_published, day, created_at, id);
CREATE INDEX workout_focus ON workout (is_published, lower(trim(focus)), trim(focus));
CREATE INDEX workout_intensity ON workout (is_published, lower(trim(intensity)), trim(intensity));
CREATE INDEX weekly_program_running ON weekly_program (is_published, end_date);
CREATE INDEX weekly_program_state ON weekly_program (is_published, created_at, id);
-- Only of deleted posts: those that live are as many as the list is long, and would be sorted anew for each page.
DROP INDEX blog_post_deleted;
CREATE INDEX blog_post_deleted ON blog_post (deleted_at) WHERE deleted_at IS NOT NULL;
