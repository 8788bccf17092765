import { forEachOf } from "./series.mjs";

/** Every list of the product with so many rows in it, spread over ten years where they have a date. */
export async function fill(db, { rows }) {
  const idOf = (email) => db.prepare("SELECT id FROM user WHERE email = ?").bind(email).first("id");
  const [member, coach] = await Promise.all([idOf("member@longroll.test"), idOf("coach@longroll.test")]);
  for (const statements of Object.values(fillings(`'${member}'`, `'${coach}'`))) await forEachOf(db, rows, statements);
  return { rows, member };
}

/** Earlier, the smaller the number; some seconds apart, so that no two are of the same instant. */
const AT = "(unixepoch('now') - 3650 * 86400 + i * 3000) * 1000";
const DAY = "date('now', '-' || (i % 3650) || ' days')";
/** Ids beyond those of the demo club. */
const ID = "1000000 + i";

const fillings = (member, coach) => ({
  members: [
    `INSERT INTO user (id, name, email, first_name, last_name, created_at, updated_at)
     SELECT 'other-' || i, 'Other', 'other-' || i || '@example.com', 'Other', 'Member ' || i, ${AT}, ${AT} FROM n`,
    // One in a hundred has not paid; another one is on trial.
    `INSERT INTO membership (user_id, status, is_trial, plan, plan_amount_cents, current_period_start, current_period_end,
       trial_ends_at, created_at, updated_at)
     SELECT 'other-' || i, CASE i % 100 WHEN 0 THEN 'past_due' WHEN 1 THEN 'trialing' ELSE 'active' END, i % 100 = 1, 'monthly',
       3000, ${AT}, ${AT}, CASE WHEN i % 100 = 1 THEN ${AT} END, ${AT}, ${AT} FROM n`,
    `INSERT INTO member_note (member_id, author_id, content, created_at, updated_at)
     SELECT ${member}, ${coach}, 'A note.', ${AT}, ${AT} FROM n`,
    `INSERT INTO audit_log (id, at, actor_id, action, subject)
     SELECT 'entry-' || i, ${AT}, ${coach}, 'workout.change', 'workout:' || i FROM n`,
    `INSERT INTO completion (user_id, workout_id, title, local_date, completed_at, duration_minutes)
     SELECT 'other-' || i, 1 + i % 6, 'Workout', ${DAY}, ${AT}, 40 FROM n`,
    `INSERT INTO completion (user_id, workout_id, title, local_date, completed_at, duration_minutes)
     SELECT ${member}, 1 + i % 6, 'Workout', date('now', '-' || (i % 1000) || ' days'), ${AT}, 40 FROM n`,
  ],
  community: [
    `INSERT INTO community_post (id, user_id, content, created_at)
     SELECT ${ID}, 'other-' || i, 'Post number ' || i || ' says what a post says.', ${AT} FROM n`,
    `INSERT INTO post_reaction (post_id, user_id, reaction_type, created_at) SELECT ${ID}, 'other-1', 'fire', 0 FROM n`,
    `INSERT INTO post_report (post_id, reporter_id, reason, created_at) SELECT ${ID}, 'other-1', 'other', ${AT} FROM n`,
    `INSERT INTO community_comment (id, post_id, user_id, content, created_at)
     SELECT ${ID}, 1000001, 'other-' || i, 'A comment.', ${AT} FROM n`,
    `INSERT INTO comment_report (comment_id, reporter_id, reason, created_at)
     SELECT ${ID}, 'other-1', 'other', ${AT} FROM n`,
    `INSERT INTO community_mute (user_id, reason, muted_by, created_at) SELECT 'other-' || i, 'Other', ${coach}, ${AT} FROM n`,
    `INSERT INTO pinned_message (admin_id, title, content, priority, created_at, updated_at)
     SELECT ${coach}, 'Pinned', 'A message.', 1, ${AT}, ${AT} FROM n`,
  ],
  blog: [
    `INSERT INTO blog_post (slug, title, excerpt, category, tags, is_published, is_featured, published_at, created_at, updated_at,
       search_text, content, content_html)
     SELECT 'article-' || i, 'Article ' || i, 'An excerpt.', 'Training', '[]', i % 10 > 0, i % 50 = 1, ${AT}, ${AT}, ${AT},
       'article ' || i, 'What an article says.', '<p>What an article says.</p>' FROM n`,
    `INSERT INTO blog_post (slug, title, tags, is_published, published_at, created_at, updated_at, deleted_at, content)
     SELECT 'deleted-' || i, 'Deleted', '[]', 1, ${AT}, ${AT}, ${AT}, unixepoch('now') * 1000 - i, 'Gone.' FROM n`,
  ],
  training: [
    `INSERT INTO workout (id, title, focus, intensity, day, duration_minutes, is_published, created_at, updated_at)
     SELECT ${ID}, 'Workout ' || i, 'Strength', 'High', 1 + i % 7, 40, i % 10 > 0, ${AT}, ${AT} FROM n`,
    `INSERT INTO exercise (workout_id, position, name, video_url) SELECT ${ID}, 0, 'Lift ' || i, NULL FROM n`,
    `INSERT INTO weekly_program (id, title, week_number, start_date, end_date, is_published, created_by, created_at, updated_at)
     SELECT ${ID}, 'Week ' || i, i, ${DAY}, ${DAY}, i % 10 > 0, ${coach}, ${AT}, ${AT} FROM n`,
    `INSERT INTO daily_workout (id, program_id, day_of_week, title) SELECT ${ID}, ${ID}, 1, 'Monday' FROM n`,
    `INSERT INTO exercise (daily_workout_id, column_type, position, name, video_url)
     SELECT ${ID}, 'gym', 0, 'Lift ' || i, 'https://www.youtube.com/watch?v=' || i FROM n`,
    `INSERT INTO program_version (program_id, revision, replaced_at, replaced_by, changed, exercise_count, content)
     SELECT 1, i, ${AT}, ${coach}, '[]', 1, '{}' FROM n`,
    `INSERT INTO workout_template (name, difficulty, estimated_duration_minutes, exercise_fields, sample_exercises, created_at,
       updated_at)
     SELECT 'Template ' || i, 'Beginner', 30, '["name"]', '[]', ${AT}, ${AT} FROM n`,
    `INSERT INTO library_exercise (id, name, sort_name, video_url, created_at, updated_at)
     SELECT ${ID}, 'Lift ' || i, 'lift ' || i, CASE WHEN i % 2 THEN 'https://www.youtube.com/watch?v=' || i END, ${AT}, ${AT} FROM n`,
    `INSERT INTO library_key (name_key, exercise_id, name) SELECT 'lift ' || i, ${ID}, 'Lift ' || i FROM n`,
    `INSERT INTO exercise_spelling (name, name_key, folded) SELECT 'Lift ' || i, 'lift ' || i, 'lift ' || i FROM n`,
    `INSERT INTO video_link (url, state, checked_at, due_at)
     SELECT 'https://www.youtube.com/watch?v=' || i, CASE WHEN i % 2 THEN 'dead' ELSE 'ok' END, ${AT}, ${AT} FROM n`,
  ],
  imports: [
    `INSERT INTO coach_document (id, kind, file_name, size_bytes, sha256, object_key, reading, uploaded_by, uploaded_at)
     SELECT 'document-' || i, 'week', 'week.docx', 40000, 'hash-' || i, 'documents/' || i, '{}', ${coach}, ${AT} FROM n`,
    `INSERT INTO validation_report (id, document_id, document_name, status, total_rules, passed_rules, failed_rules,
       warning_rules, issues, rules_version, at)
     SELECT 'report-' || i, 'document-' || i, 'week.docx', 'passed', 5, 5, 0, 0, '[]', 1, ${AT} FROM n`,
    `INSERT INTO validation_run (id, requested_by, created_at, total, done) SELECT 'run-' || i, ${coach}, ${AT}, 1, 1 FROM n`,
    `INSERT INTO upload_batch (id, user_id, created_at, closed_at) SELECT 'batch-' || i, ${coach}, ${AT}, ${AT} FROM n`,
    `INSERT INTO upload_batch_item (batch_id, sha256, place, file_name, size_bytes, state)
     SELECT 'batch-' || i, 'hash-' || i, 0, 'week.docx', 40000, 'completed' FROM n`,
    // Of each kind of file and size, at all hours of one year; one in twenty fails.
    `INSERT INTO upload_attempt (id, at, user_id, kind, file_name, file_type, size_bytes, processing_ms, exercise_count,
       error_code, day, hour)
     SELECT 'upload-' || i, unixepoch('now', '-' || (i % 365) || ' days') * 1000, ${coach}, 'week', 'week.docx',
       CASE i % 3 WHEN 0 THEN 'docx' WHEN 1 THEN 'xlsx' ELSE 'xls' END, (i % 97) * 65536, 40 + i % 50, 60,
       CASE WHEN i % 20 = 0 THEN CASE i % 3 WHEN 0 THEN 'corrupt' ELSE 'too_large' END END,
       date('now', '-' || (i % 365) || ' days'), i % 24 FROM n`,
  ],
  letters: [
    `INSERT INTO consultation_request (name, email, message, service_type, availability, created_at, updated_at, status)
     SELECT 'Somebody', 'somebody-' || i || '@example.com', 'Where do I begin?', 'consultation-only', '["weekday-morning"]',
       ${AT}, ${AT}, CASE WHEN i % 10 THEN 'closed' ELSE 'new' END FROM n`,
    `INSERT INTO conversation (id, member_id, created_at, last_message_at) SELECT ${ID}, 'other-' || i, ${AT}, ${AT} FROM n`,
    `INSERT INTO direct_message (conversation_id, from_user_id, from_admin, content, message_type, created_at)
     SELECT ${ID}, 'other-' || i, 0, 'A question.', 'general', ${AT} FROM n`,
    `INSERT OR IGNORE INTO conversation (member_id, created_at, last_message_at) SELECT ${member}, 0, 0 FROM n WHERE i = 1`,
    `INSERT INTO direct_message (conversation_id, from_user_id, from_admin, content, message_type, created_at)
     SELECT (SELECT id FROM conversation WHERE member_id = ${member}), ${member}, 0, 'A question.', 'general', ${AT} FROM n`,
    `INSERT INTO notice (user_id, kind, subject, at, read_at) SELECT ${member}, 'cancelled', 'notice:' || i, ${AT}, ${AT} FROM n`,
    `INSERT INTO notice (kind, subject, program_id, at) SELECT 'week', 'program:' || (${ID}), ${ID}, ${AT} FROM n`,
  ],
});
