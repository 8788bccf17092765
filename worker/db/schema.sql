-- The database as the migrations leave it: each table with what triggers keep of it, its indexes, and the triggers that
-- its own rows set off. Made by `npm run docs`; a test holds it to the migrations. To be read, never run: where a trigger
-- folds accents, fold(x) stands for the nested replace() calls of the migration.

CREATE TABLE account (
  id text PRIMARY KEY NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at integer,
  refresh_token_expires_at integer,
  scope text,
  password text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX account_provider ON account (provider_id,account_id);
CREATE INDEX account_user ON account (user_id);

CREATE TABLE account_closure (
  id text PRIMARY KEY NOT NULL,
  user_id text,
  customer_id text,
  begun_at integer NOT NULL,
  finished_at integer
);
CREATE INDEX account_closure_open ON account_closure (begun_at) WHERE finished_at IS NULL;
CREATE UNIQUE INDEX account_closure_user ON account_closure (user_id);

CREATE TABLE article_draft (
  post_id integer NOT NULL,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  version integer NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX article_draft_updated ON article_draft (updated_at);
CREATE INDEX article_draft_user ON article_draft (user_id);
CREATE TRIGGER article_draft_frees_media AFTER DELETE ON article_draft BEGIN
  DELETE FROM media_claim
    WHERE place = 'article_draft' AND place_id = old.post_id || '.' || old.user_id;
END;

CREATE TABLE audit_log (
  id text PRIMARY KEY NOT NULL,
  at integer NOT NULL,
  actor_id text,
  action text NOT NULL,
  subject text NOT NULL,
  detail text
);
CREATE INDEX audit_log_action ON audit_log (action, at);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_kind ON audit_log (substr(subject, 1, instr(subject || ':', ':') - 1), at);
CREATE INDEX audit_log_subject ON audit_log (subject, at);

CREATE TABLE billing_account (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  customer_id text,
  customer_gen integer DEFAULT 0 NOT NULL,
  subscription_id text,
  status text,
  price_id text,
  current_period_end integer,
  cancel_at integer,
  canceled_at integer,
  ended_at integer,
  paid_through integer,
  refunded_at integer,
  disputed_at integer,
  payment_method_id text,
  coupon_code text,
  coupon_name text,
  coupon_percent_off real,
  coupon_amount_off integer,
  coupon_ends_at integer,
  checkout_gen integer DEFAULT 0 NOT NULL,
  sync_token integer DEFAULT 0 NOT NULL,
  applied_token integer DEFAULT 0 NOT NULL,
  synced_at integer,
  alert text,
  credit_debit_cents integer,
  credit_debit_after integer,
  card_set_up_at integer,
  open_cents integer,
  coupon_duration text,
  coupon_months integer,
  latest_invoice_id text
);
CREATE UNIQUE INDEX billing_account_customer ON billing_account (customer_id);
CREATE INDEX billing_account_period ON billing_account (status, current_period_end);
CREATE INDEX billing_account_subscription ON billing_account (subscription_id);
CREATE INDEX billing_account_synced ON billing_account (status, synced_at);
CREATE TRIGGER billing_account_booked AFTER INSERT ON billing_account WHEN new.customer_id IS NOT NULL BEGIN
  INSERT INTO book_customer (id, user_id)
    VALUES (new.customer_id, new.user_id)
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER billing_account_booked_anew AFTER UPDATE OF customer_id ON billing_account WHEN new.customer_id IS NOT NULL BEGIN
  INSERT INTO book_customer (id, user_id)
    VALUES (new.customer_id, new.user_id)
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER coupon_takes AFTER UPDATE OF coupon_name, coupon_duration, coupon_percent_off, coupon_amount_off, coupon_ends_at ON billing_account BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at
    FROM revenue_now
    WHERE user_id = new.user_id
    ON CONFLICT
    DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;

CREATE TABLE billing_checkout (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  gen integer NOT NULL,
  customer_id text NOT NULL,
  plan text NOT NULL,
  price_id text NOT NULL,
  promotion_code_id text,
  coupon_code text,
  coupon_name text,
  coupon_percent_off real,
  coupon_amount_off integer,
  anchor_at integer,
  payment_method_id text,
  subscription_id text,
  created_at integer NOT NULL,
  coupon_id text,
  coupon_duration text,
  coupon_months integer,
  PRIMARY KEY (user_id, gen)
);
CREATE INDEX billing_checkout_subscription ON billing_checkout (subscription_id);

CREATE TABLE billing_price (
  plan text PRIMARY KEY NOT NULL,
  price_id text NOT NULL,
  cents integer NOT NULL,
  currency text NOT NULL,
  checked_at integer NOT NULL,
  chosen integer NOT NULL DEFAULT 0
);

CREATE TABLE blog_former_slug (
  slug text PRIMARY KEY NOT NULL,
  post_id integer NOT NULL REFERENCES blog_post(id) ON DELETE CASCADE,
  at integer NOT NULL
);
CREATE INDEX blog_former_slug_post ON blog_former_slug (post_id);

CREATE TABLE blog_post (
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
CREATE INDEX blog_post_category ON blog_post (category, is_published, published_at, id);
CREATE INDEX blog_post_created ON blog_post (created_at, id);
CREATE INDEX blog_post_deleted ON blog_post (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX blog_post_featured ON blog_post (is_featured, is_published, published_at, id);
CREATE UNIQUE INDEX blog_post_living_slug ON blog_post (slug) WHERE deleted_at IS NULL;
CREATE INDEX blog_post_published ON blog_post (is_published, published_at, id);
CREATE INDEX blog_post_updated ON blog_post (updated_at);
CREATE TRIGGER blog_post_frees_media AFTER DELETE ON blog_post BEGIN
  DELETE FROM media_claim
    WHERE place = 'blog' AND place_id = CAST(old.id AS TEXT);
END;

-- Kept by triggers:
--   billing_account_booked (after insert on billing_account): adds rows
--   billing_account_booked_anew (after update of customer_id on billing_account): adds rows
CREATE TABLE book_customer (
  id text PRIMARY KEY NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  token integer NOT NULL DEFAULT 0,
  synced_at integer
);
CREATE INDEX book_customer_synced ON book_customer (synced_at);
CREATE INDEX book_customer_user ON book_customer (user_id);

CREATE TABLE book_entry (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  customer_id text NOT NULL REFERENCES book_customer(id),
  invoice_id text,
  currency text NOT NULL,
  cents integer NOT NULL,
  fee_cents integer,
  fee_currency text,
  at integer NOT NULL,
  token integer NOT NULL
);
CREATE INDEX book_entry_at ON book_entry (at, kind, currency, cents);
CREATE INDEX book_entry_customer ON book_entry (customer_id);
CREATE INDEX book_entry_invoice ON book_entry (invoice_id, kind);

CREATE TABLE book_invoice (
  id text PRIMARY KEY NOT NULL,
  customer_id text NOT NULL REFERENCES book_customer(id),
  number text,
  status text NOT NULL,
  reason text NOT NULL,
  description text NOT NULL,
  currency text NOT NULL,
  total_cents integer NOT NULL,
  tax_cents integer NOT NULL,
  paid_cents integer NOT NULL,
  open_cents integer NOT NULL,
  country text,
  created_at integer NOT NULL,
  paid_at integer,
  failed_at integer,
  token integer NOT NULL
);
CREATE INDEX book_invoice_created ON book_invoice (created_at, id);
CREATE INDEX book_invoice_customer ON book_invoice (customer_id);
CREATE INDEX book_invoice_failed ON book_invoice (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX book_invoice_open ON book_invoice (currency) WHERE open_cents > 0;

CREATE TABLE calendar_feed (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  salt text NOT NULL,
  secret_hash text NOT NULL,
  made_at integer NOT NULL
);
CREATE UNIQUE INDEX calendar_feed_secret ON calendar_feed (secret_hash);

CREATE TABLE club_export (
  id text PRIMARY KEY NOT NULL,
  created_at integer NOT NULL,
  place text,
  tally text NOT NULL,
  parts integer NOT NULL DEFAULT 0,
  bytes integer NOT NULL DEFAULT 0
);
CREATE INDEX club_export_at ON club_export (created_at);

CREATE TABLE club_export_part (
  export_id text NOT NULL REFERENCES club_export(id) ON DELETE CASCADE,
  number integer NOT NULL,
  object_key text NOT NULL,
  bytes integer NOT NULL,
  entries text NOT NULL,
  PRIMARY KEY (export_id, number)
);

CREATE TABLE coach_document (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  size_bytes integer NOT NULL,
  sha256 text NOT NULL,
  object_key text NOT NULL,
  reading text NOT NULL,
  uploaded_by text,
  uploaded_at integer NOT NULL,
  FOREIGN KEY (uploaded_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE INDEX coach_document_hash ON coach_document (sha256);
CREATE INDEX coach_document_uploaded ON coach_document (uploaded_at,id);

-- Kept by triggers:
--   community_comment_emptied (after update of deleted_at on community_comment): sets reviewed_at
CREATE TABLE comment_report (
  comment_id integer NOT NULL REFERENCES community_comment(id) ON DELETE CASCADE,
  reporter_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text,
  created_at integer NOT NULL,
  reviewed_at integer,
  PRIMARY KEY (comment_id, reporter_id)
);
CREATE TRIGGER comment_report_added AFTER INSERT ON comment_report BEGIN
  UPDATE community_comment SET open_reports = open_reports + 1, reported_at = coalesce(reported_at, new.created_at)
    WHERE id = new.comment_id;
END;
CREATE TRIGGER comment_report_removed AFTER DELETE ON comment_report WHEN old.reviewed_at IS NULL BEGIN
  UPDATE community_comment SET open_reports = max(0, open_reports - 1)
    WHERE id = old.comment_id;
END;

-- Kept by triggers:
--   comment_report_added (after insert on comment_report): sets open_reports, reported_at
--   comment_report_removed (after delete on comment_report): sets open_reports
--   community_comment_added (after insert on community_comment): sets thread_id
--   community_comment_author_gone (after update of user_id on community_comment): removes rows; sets content, deleted_at
--   community_comment_emptied (after update of deleted_at on community_comment): sets hidden_at, reported_at, open_reports
--   community_mention_added (after insert on community_mention): sets mentions
--   community_mention_changed (after update on community_mention): sets mentions
--   community_mention_removed (after delete on community_mention): sets mentions
CREATE TABLE community_comment (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  parent_id integer REFERENCES community_comment(id) ON DELETE CASCADE,
  thread_id integer DEFAULT 0 NOT NULL,
  content text NOT NULL,
  created_at integer NOT NULL,
  edited_at integer,
  deleted_at integer,
  hidden_at integer,
  open_reports integer DEFAULT 0 NOT NULL,
  reported_at integer,
  post_id integer REFERENCES community_post(id) ON DELETE CASCADE,
  training_thread_id integer REFERENCES training_thread(id) ON DELETE CASCADE,
  pinned_at integer,
  mentions text
);
CREATE INDEX community_comment_parent ON community_comment (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX community_comment_pinned ON community_comment (training_thread_id, thread_id) WHERE pinned_at IS NOT NULL;
CREATE INDEX community_comment_reported ON community_comment (reported_at, id) WHERE reported_at IS NOT NULL;
CREATE INDEX community_comment_thread ON community_comment (post_id, thread_id, id) WHERE post_id IS NOT NULL;
CREATE INDEX community_comment_training ON community_comment (training_thread_id, thread_id, id) WHERE training_thread_id IS NOT NULL;
CREATE INDEX community_comment_user ON community_comment (user_id);
CREATE TRIGGER community_comment_added AFTER INSERT ON community_comment BEGIN
  UPDATE community_comment SET thread_id = coalesce(new.parent_id, new.id)
    WHERE id = new.id;
  UPDATE community_post SET comment_count = comment_count + 1, revision = revision + 1
    WHERE id = new.post_id;
  UPDATE training_thread SET comment_count = comment_count + 1, revision = revision + 1
    WHERE id = new.training_thread_id;
END;
CREATE TRIGGER community_comment_author_gone AFTER UPDATE OF user_id ON community_comment WHEN new.user_id IS NULL BEGIN
  UPDATE community_comment SET content = '', deleted_at = coalesce(deleted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    WHERE id = new.id;
  DELETE FROM community_comment
    WHERE id = new.id AND NOT EXISTS (SELECT 1 FROM community_comment AS reply WHERE reply.parent_id = new.id);
END;
CREATE TRIGGER community_comment_changed AFTER UPDATE OF content, deleted_at, pinned_at ON community_comment BEGIN
  UPDATE community_post SET comment_count = comment_count - (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL), revision = revision + 1
    WHERE id = new.post_id;
  UPDATE training_thread SET comment_count = comment_count - (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL), revision = revision + 1
    WHERE id = new.training_thread_id;
END;
CREATE TRIGGER community_comment_emptied AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  UPDATE community_comment SET hidden_at = NULL, reported_at = NULL, open_reports = 0
    WHERE id = new.id;
  UPDATE comment_report SET reviewed_at = new.deleted_at
    WHERE comment_id = new.id AND reviewed_at IS NULL;
END;
CREATE TRIGGER community_comment_hidden AFTER UPDATE OF hidden_at ON community_comment WHEN old.hidden_at IS NOT new.hidden_at BEGIN
  UPDATE community_post SET revision = revision + 1
    WHERE id = new.post_id;
  UPDATE training_thread SET revision = revision + 1
    WHERE id = new.training_thread_id;
END;
CREATE TRIGGER community_comment_removed AFTER DELETE ON community_comment BEGIN
  UPDATE community_post SET comment_count = comment_count - (old.deleted_at IS NULL), revision = revision + 1
    WHERE id = old.post_id;
  UPDATE training_thread SET comment_count = comment_count - (old.deleted_at IS NULL), revision = revision + 1
    WHERE id = old.training_thread_id;
END;
CREATE TRIGGER community_mention_of_deleted AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM community_mention
    WHERE comment_id = new.id;
END;
CREATE TRIGGER kept_answer_changed AFTER UPDATE OF content ON community_comment WHEN new.deleted_at IS NULL AND old.content <> new.content BEGIN
  UPDATE kept_answer SET content = new.content
    WHERE comment_id = new.id;
END;
CREATE TRIGGER kept_answer_taken_back AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM kept_answer
    WHERE comment_id = new.id;
END;
CREATE TRIGGER notice_of_comment_gone AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM notice_actor
    WHERE comment_id = new.id;
END;
CREATE TRIGGER notice_of_comment_report_gone AFTER DELETE ON community_comment WHEN old.reported_at IS NOT NULL BEGIN
  DELETE FROM notice
    WHERE post_id = old.post_id AND kind = 'report' AND subject = 'community_comment:' || old.id AND read_at IS NULL;
  DELETE FROM notice
    WHERE training_thread_id = old.training_thread_id AND kind = 'report' AND subject = 'community_comment:' || old.id AND read_at IS NULL;
END;
CREATE TRIGGER notice_of_comment_report_over AFTER UPDATE OF reported_at ON community_comment WHEN old.reported_at IS NOT NULL AND new.reported_at IS NULL BEGIN
  DELETE FROM notice
    WHERE post_id = new.post_id AND kind = 'report' AND subject = 'community_comment:' || new.id AND read_at IS NULL;
  DELETE FROM notice
    WHERE training_thread_id = new.training_thread_id AND kind = 'report' AND subject = 'community_comment:' || new.id AND read_at IS NULL;
END;
CREATE TRIGGER written_comment_added AFTER INSERT ON community_comment BEGIN
  INSERT INTO written_text (kind, id)
    VALUES ('comment', new.id);
END;
CREATE TRIGGER written_comment_changed AFTER UPDATE OF content ON community_comment BEGIN
  INSERT OR REPLACE INTO written_text (kind, id)
    VALUES ('comment', new.id);
END;
CREATE TRIGGER written_comment_emptied AFTER UPDATE OF deleted_at ON community_comment WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM written_text
    WHERE kind = 'comment' AND id = new.id;
END;
CREATE TRIGGER written_comment_removed AFTER DELETE ON community_comment BEGIN
  DELETE FROM written_text
    WHERE kind = 'comment' AND id = old.id;
END;

-- Kept by triggers:
--   community_mention_of_deleted (after update of deleted_at on community_comment): removes rows
CREATE TABLE community_mention (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  post_id integer REFERENCES community_post (id) ON DELETE CASCADE,
  comment_id integer REFERENCES community_comment (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  name text NOT NULL,
  shown integer NOT NULL,
  at integer NOT NULL,
  CHECK (post_id IS NOT NULL OR comment_id IS NOT NULL)
);
CREATE INDEX community_mention_comment ON community_mention (comment_id) WHERE comment_id IS NOT NULL;
CREATE UNIQUE INDEX community_mention_once ON community_mention (post_id, coalesce(comment_id, 0), user_id);
CREATE UNIQUE INDEX community_mention_training_once ON community_mention (comment_id, user_id) WHERE post_id IS NULL;
CREATE INDEX community_mention_user ON community_mention (user_id);
CREATE TRIGGER community_mention_added AFTER INSERT ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]') FROM community_mention m WHERE m.post_id = new.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = new.post_id AND new.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]') FROM community_mention m WHERE m.comment_id = new.comment_id AND m.shown = 1)
    WHERE id = new.comment_id;
END;
CREATE TRIGGER community_mention_changed AFTER UPDATE ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]') FROM community_mention m WHERE m.post_id = new.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = new.post_id AND new.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]') FROM community_mention m WHERE m.comment_id = new.comment_id AND m.shown = 1)
    WHERE id = new.comment_id;
END;
CREATE TRIGGER community_mention_removed AFTER DELETE ON community_mention BEGIN
  UPDATE community_post SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]') FROM community_mention m WHERE m.post_id = old.post_id AND m.comment_id IS NULL AND m.shown = 1)
    WHERE id = old.post_id AND old.comment_id IS NULL;
  UPDATE community_comment SET mentions = (SELECT nullif(json_group_array(json_object('userId', m.user_id, 'name', m.name)), '[]') FROM community_mention m WHERE m.comment_id = old.comment_id AND m.shown = 1)
    WHERE id = old.comment_id;
END;

CREATE TABLE community_mute (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  reason text,
  until integer,
  muted_by text REFERENCES user(id) ON DELETE SET NULL,
  created_at integer NOT NULL
);
CREATE INDEX community_mute_recent ON community_mute (created_at, id);
CREATE UNIQUE INDEX community_mute_user ON community_mute (user_id);

-- Kept by triggers:
--   community_comment_added (after insert on community_comment): sets comment_count, revision
--   community_comment_changed (after update of content, deleted_at, pinned_at on community_comment): sets comment_count, revision
--   community_comment_hidden (after update of hidden_at on community_comment): sets revision
--   community_comment_removed (after delete on community_comment): sets comment_count, revision
--   community_mention_added (after insert on community_mention): sets mentions
--   community_mention_changed (after update on community_mention): sets mentions
--   community_mention_removed (after delete on community_mention): sets mentions
--   community_post_hidden (after update of hidden_at on community_post): sets revision
--   post_reaction_added (after insert on post_reaction): sets support_count, motivation_count, fire_count, revision
--   post_reaction_removed (after delete on post_reaction): sets support_count, motivation_count, fire_count, revision
--   post_report_added (after insert on post_report): sets open_reports, reported_at
--   post_report_removed (after delete on post_report): sets open_reports
CREATE TABLE community_post (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  content text NOT NULL,
  media_url text,
  media_type text,
  created_at integer NOT NULL,
  edited_at integer,
  hidden_at integer,
  support_count integer DEFAULT 0 NOT NULL,
  motivation_count integer DEFAULT 0 NOT NULL,
  fire_count integer DEFAULT 0 NOT NULL,
  comment_count integer DEFAULT 0 NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  open_reports integer DEFAULT 0 NOT NULL,
  reported_at integer,
  shared_training text,
  mentions text,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX community_post_recent ON community_post (created_at,id);
CREATE INDEX community_post_reported ON community_post (reported_at, id) WHERE reported_at IS NOT NULL;
CREATE INDEX community_post_user ON community_post (user_id);
CREATE TRIGGER community_post_frees_media AFTER DELETE ON community_post BEGIN
  DELETE FROM media_claim
    WHERE place = 'community' AND place_id = CAST(old.id AS TEXT);
END;
CREATE TRIGGER community_post_hidden AFTER UPDATE OF hidden_at ON community_post WHEN old.hidden_at IS NOT new.hidden_at BEGIN
  UPDATE community_post SET revision = revision + 1
    WHERE id = new.id;
END;
CREATE TRIGGER community_post_veils_media AFTER UPDATE OF hidden_at ON community_post BEGIN
  UPDATE media_claim SET veiled = (new.hidden_at IS NOT NULL)
    WHERE place = 'community' AND place_id = CAST(new.id AS TEXT);
END;
CREATE TRIGGER notice_of_post_report_over AFTER UPDATE OF reported_at ON community_post WHEN old.reported_at IS NOT NULL AND new.reported_at IS NULL BEGIN
  DELETE FROM notice
    WHERE post_id = new.id AND kind = 'report' AND subject = 'community_post:' || new.id AND read_at IS NULL;
END;
CREATE TRIGGER written_post_added AFTER INSERT ON community_post WHEN new.content <> '' BEGIN
  INSERT INTO written_text (kind, id)
    VALUES ('post', new.id);
END;
CREATE TRIGGER written_post_changed AFTER UPDATE OF content ON community_post BEGIN
  INSERT OR REPLACE INTO written_text (kind, id)
    VALUES ('post', new.id);
END;
CREATE TRIGGER written_post_removed AFTER DELETE ON community_post BEGIN
  DELETE FROM written_text
    WHERE kind = 'post' AND id = old.id;
END;

CREATE TABLE community_reader (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  seen_post integer NOT NULL
);

CREATE TABLE competition (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  name text NOT NULL,
  gi integer NOT NULL,
  weight_class text,
  wished_at integer,
  created_at integer NOT NULL
);
CREATE INDEX competition_date ON competition (local_date, id);
CREATE INDEX competition_member ON competition (user_id, local_date);

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

CREATE TABLE completion (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  workout_id integer,
  daily_workout_id integer,
  column_type text,
  title text NOT NULL,
  local_date text NOT NULL,
  completed_at integer NOT NULL,
  duration_minutes integer,
  notes text,
  idempotency_key text,
  notes_private integer DEFAULT 0 NOT NULL,
  hurts integer DEFAULT 0 NOT NULL,
  effort integer,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX completion_day ON completion (local_date, id);
CREATE UNIQUE INDEX completion_idempotency ON completion (user_id,idempotency_key) WHERE idempotency_key is not null;
CREATE INDEX completion_recent ON completion (user_id,completed_at,id);
CREATE UNIQUE INDEX completion_section_once_a_day ON completion (user_id,daily_workout_id,column_type,local_date) WHERE daily_workout_id is not null;
CREATE INDEX completion_workout ON completion (user_id, workout_id, local_date) WHERE workout_id is not null;
CREATE TRIGGER completion_added AFTER INSERT ON completion BEGIN
  INSERT INTO progress_total (user_id, completions, minutes)
    VALUES (new.user_id, 1, coalesce(new.duration_minutes, 0))
    ON CONFLICT (user_id)
    DO UPDATE SET completions = completions + 1, minutes = minutes + coalesce(new.duration_minutes, 0);
  INSERT INTO training_day (user_id, local_date, completions, minutes)
    VALUES (new.user_id, new.local_date, 1, coalesce(new.duration_minutes, 0))
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET completions = completions + 1, minutes = minutes + coalesce(new.duration_minutes, 0);
END;
CREATE TRIGGER completion_load AFTER INSERT ON completion BEGIN
  INSERT INTO training_load (user_id, local_date, gym_load, gym_unknown)
    VALUES (new.user_id, new.local_date, coalesce(new.duration_minutes * new.effort, 0), new.duration_minutes * new.effort IS NULL)
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET gym_load = gym_load + excluded.gym_load, gym_unknown = gym_unknown + excluded.gym_unknown;
END;
CREATE TRIGGER completion_load_changed AFTER UPDATE OF effort, duration_minutes ON completion BEGIN
  UPDATE training_load SET gym_load = gym_load + coalesce(new.duration_minutes * new.effort, 0) - coalesce(old.duration_minutes * old.effort, 0), gym_unknown = gym_unknown + (new.duration_minutes * new.effort IS NULL) - (old.duration_minutes * old.effort IS NULL)
    WHERE user_id = new.user_id AND local_date = new.local_date;
END;
CREATE TRIGGER completion_load_removed AFTER DELETE ON completion BEGIN
  UPDATE training_load SET gym_load = gym_load - coalesce(old.duration_minutes * old.effort, 0), gym_unknown = gym_unknown - (old.duration_minutes * old.effort IS NULL)
    WHERE user_id = old.user_id AND local_date = old.local_date;
  DELETE FROM training_load
    WHERE user_id = old.user_id AND local_date = old.local_date AND gym_load = 0 AND gym_unknown = 0 AND rolls = 0;
END;
CREATE TRIGGER completion_removed AFTER DELETE ON completion BEGIN
  UPDATE progress_total SET completions = completions - 1, minutes = minutes - coalesce(old.duration_minutes, 0)
    WHERE user_id = old.user_id;
  UPDATE training_day SET completions = completions - 1, minutes = minutes - coalesce(old.duration_minutes, 0)
    WHERE user_id = old.user_id AND local_date = old.local_date;
  DELETE FROM training_day
    WHERE user_id = old.user_id AND local_date = old.local_date AND completions <= 0;
END;
CREATE TRIGGER completion_session AFTER INSERT ON completion WHEN new.workout_id IS NOT NULL OR (new.daily_workout_id IS NOT NULL AND new.column_type IS NOT NULL) BEGIN
  INSERT INTO training_session (user_id, local_date, subject, workout_id, daily_workout_id, column_type, program_id, title, at, entries, noted, hurts)
    VALUES (new.user_id, new.local_date, coalesce('workout:' || new.workout_id, 'day:' || new.daily_workout_id || ':' || new.column_type), new.workout_id, new.daily_workout_id, new.column_type, (SELECT d.program_id FROM daily_workout d WHERE d.id = new.daily_workout_id), new.title, new.completed_at, 1, coalesce(new.notes, '') <> '' AND new.notes_private = 0, new.hurts)
    ON CONFLICT (user_id, local_date, subject)
    DO UPDATE SET title = excluded.title, at = max(at, excluded.at), entries = entries + 1, noted = max(noted, excluded.noted), hurts = max(hurts, excluded.hurts), replied_at = iif(excluded.noted, NULL, replied_at), seen_at = NULL, seen_by = NULL;
END;
CREATE TRIGGER completion_session_removed AFTER DELETE ON completion BEGIN
  UPDATE training_session SET entries = entries - 1, noted = exists (SELECT 1 FROM completion c WHERE c.user_id = old.user_id AND c.local_date = old.local_date AND c.workout_id = old.workout_id AND coalesce(c.notes, '') <> '' AND c.notes_private = 0), hurts = exists (SELECT 1 FROM completion c WHERE c.user_id = old.user_id AND c.local_date = old.local_date AND c.workout_id = old.workout_id AND c.hurts = 1)
    WHERE user_id = old.user_id AND local_date = old.local_date AND subject = coalesce('workout:' || old.workout_id, 'day:' || old.daily_workout_id || ':' || old.column_type);
END;
CREATE TRIGGER completion_tallied AFTER INSERT ON completion BEGIN
  INSERT INTO training_tally (local_date, option, completions)
    VALUES (new.local_date, coalesce(new.column_type, 'workout'), 1)
    ON CONFLICT (local_date, option)
    DO UPDATE SET completions = completions + 1;
  UPDATE member_entry SET idle_since = new.completed_at
    WHERE user_id = new.user_id AND idle_since < new.completed_at;
END;
CREATE TRIGGER completion_untallied AFTER DELETE ON completion BEGIN
  UPDATE training_tally SET completions = completions - 1
    WHERE local_date = old.local_date AND option = coalesce(old.column_type, 'workout');
  UPDATE member_entry SET idle_since = max( coalesce((SELECT max(completed_at) FROM completion WHERE user_id = old.user_id), joined_at), coalesce((SELECT max(at) FROM membership_change WHERE user_id = old.user_id AND kind = 'started'), joined_at))
    WHERE user_id = old.user_id AND idle_since = old.completed_at;
END;

CREATE TABLE consultation_request (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  service_type text NOT NULL,
  availability text NOT NULL,
  experience text,
  status text DEFAULT 'new' NOT NULL,
  notes text DEFAULT '' NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  time_zone text
);
CREATE INDEX consultation_request_created ON consultation_request (created_at, id);
CREATE INDEX consultation_request_status ON consultation_request (status, created_at, id);

-- Kept by triggers:
--   direct_message_added (after insert on direct_message): sets last_message_id, last_message_at, topic, unread_by_admins, unread_by_member, waiting_since, resolved_at
CREATE TABLE conversation (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  member_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  created_at integer NOT NULL,
  last_message_id integer,
  last_message_at integer NOT NULL,
  topic text DEFAULT 'general' NOT NULL,
  unread_by_admins integer DEFAULT 0 NOT NULL,
  unread_by_member integer DEFAULT 0 NOT NULL,
  read_by_admins integer DEFAULT 0 NOT NULL,
  read_by_member integer DEFAULT 0 NOT NULL,
  waiting_since integer,
  resolved_at integer,
  admin_mailed_at integer,
  member_mailed_at integer,
  mail_owed_to_admin integer,
  mail_owed_to_member integer
);
CREATE INDEX conversation_mail_owed ON conversation (id) WHERE mail_owed_to_admin IS NOT NULL OR mail_owed_to_member IS NOT NULL;
CREATE UNIQUE INDEX conversation_member ON conversation (member_id);
CREATE INDEX conversation_recent ON conversation (last_message_at, id);
CREATE INDEX conversation_unread ON conversation (last_message_at, id) WHERE unread_by_admins > 0;
CREATE INDEX conversation_waiting ON conversation (waiting_since, id) WHERE waiting_since IS NOT NULL;

CREATE TABLE daily_workout (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  program_id integer NOT NULL,
  day_of_week integer NOT NULL,
  title text NOT NULL,
  description text,
  notes text,
  mark text,
  FOREIGN KEY (program_id) REFERENCES weekly_program(id) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX daily_workout_day ON daily_workout (program_id,day_of_week);

CREATE TABLE dead_letter (
  id text PRIMARY KEY NOT NULL,
  queue text NOT NULL,
  body text NOT NULL,
  at integer NOT NULL
);
CREATE INDEX dead_letter_at ON dead_letter (at);

CREATE TABLE direct_message (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  conversation_id integer NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,
  from_user_id text REFERENCES user(id) ON DELETE SET NULL,
  from_admin integer NOT NULL,
  content text NOT NULL,
  message_type text NOT NULL,
  media_url text,
  media_type text,
  created_at integer NOT NULL,
  reviewed_id integer REFERENCES direct_message(id) ON DELETE SET NULL,
  remarks text,
  filmed text,
  lift_key text,
  about text
);
CREATE INDEX direct_message_conversation ON direct_message (conversation_id, id);
CREATE INDEX direct_message_lift ON direct_message (conversation_id, lift_key, id) WHERE lift_key IS NOT NULL;
CREATE INDEX direct_message_reviewed ON direct_message (reviewed_id) WHERE reviewed_id IS NOT NULL;
CREATE INDEX direct_message_sender ON direct_message (from_user_id);
CREATE TRIGGER direct_message_added AFTER INSERT ON direct_message BEGIN
  UPDATE conversation SET last_message_id = new.id, last_message_at = new.created_at, topic = CASE WHEN new.from_admin THEN topic ELSE new.message_type END, unread_by_admins = unread_by_admins + (NOT new.from_admin), unread_by_member = unread_by_member + (new.from_admin <> 0), waiting_since = CASE WHEN new.from_admin THEN NULL ELSE coalesce(waiting_since, new.created_at) END, resolved_at = CASE WHEN new.from_admin THEN resolved_at ELSE NULL END
    WHERE id = new.conversation_id;
END;
CREATE TRIGGER direct_message_frees_media AFTER DELETE ON direct_message BEGIN
  DELETE FROM media_claim
    WHERE place = 'message' AND place_id = CAST(old.id AS TEXT);
END;
CREATE TRIGGER written_message_added AFTER INSERT ON direct_message WHEN new.content <> '' BEGIN
  INSERT INTO written_text (kind, id)
    VALUES ('message', new.id);
END;
CREATE TRIGGER written_message_removed AFTER DELETE ON direct_message BEGIN
  DELETE FROM written_text
    WHERE kind = 'message' AND id = old.id;
END;

CREATE TABLE document_layout (
  id text PRIMARY KEY NOT NULL,
  layout_key text NOT NULL,
  label text NOT NULL,
  answers text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE UNIQUE INDEX document_layout_key ON document_layout (layout_key);

CREATE TABLE email_outbox (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at integer NOT NULL,
  sent_at integer,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  once_key text,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  topic text,
  unsubscribe_url text,
  due_at integer DEFAULT 0 NOT NULL,
  leased_until integer,
  first_tried_at integer,
  dead_at integer,
  one_time integer DEFAULT 0 NOT NULL
);
CREATE INDEX email_outbox_created ON email_outbox (created_at,id);
CREATE INDEX email_outbox_dead ON email_outbox (dead_at) WHERE dead_at IS NOT NULL;
CREATE UNIQUE INDEX email_outbox_once ON email_outbox (once_key);
CREATE INDEX email_outbox_optional ON email_outbox (user_id, created_at) WHERE topic IS NOT NULL;
CREATE INDEX email_outbox_waiting ON email_outbox (due_at) WHERE sent_at IS NULL AND dead_at IS NULL;

CREATE TABLE exercise (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  daily_workout_id integer,
  column_type text,
  workout_id integer,
  position integer NOT NULL,
  exercise_code text,
  name text NOT NULL,
  tier text,
  category text,
  sets text,
  reps text,
  set_rep text,
  tempo text,
  load text,
  rest text,
  duration text,
  description text,
  notes text,
  video_url text,
  FOREIGN KEY (daily_workout_id) REFERENCES daily_workout(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (workout_id) REFERENCES workout(id) ON UPDATE no action ON DELETE cascade,
  CONSTRAINT exercise_one_owner CHECK((daily_workout_id is null) <> (workout_id is null)),
  CONSTRAINT exercise_section CHECK((daily_workout_id is null) = (column_type is null))
);
CREATE INDEX exercise_daily_workout ON exercise (daily_workout_id,column_type,position);
CREATE INDEX exercise_name ON exercise (name);
CREATE INDEX exercise_video_url ON exercise (video_url) WHERE video_url IS NOT NULL;
CREATE INDEX exercise_without_video ON exercise (id) WHERE video_url IS NULL;
CREATE INDEX exercise_workout ON exercise (workout_id,position);
CREATE TRIGGER weekly_program_exercise_added AFTER INSERT ON exercise WHEN new.daily_workout_id IS NOT NULL BEGIN
  UPDATE weekly_program SET exercise_count = exercise_count + 1, missing_video_count = missing_video_count + (new.video_url IS NULL)
    WHERE id = (SELECT program_id FROM daily_workout WHERE id = new.daily_workout_id);
END;
CREATE TRIGGER weekly_program_exercise_removed AFTER DELETE ON exercise WHEN old.daily_workout_id IS NOT NULL BEGIN
  UPDATE weekly_program SET exercise_count = exercise_count - 1, missing_video_count = missing_video_count - (old.video_url IS NULL)
    WHERE id = (SELECT program_id FROM daily_workout WHERE id = old.daily_workout_id);
END;
CREATE TRIGGER weekly_program_video_changed AFTER UPDATE OF video_url ON exercise WHEN new.daily_workout_id IS NOT NULL AND new.video_url IS NOT old.video_url BEGIN
  UPDATE weekly_program SET missing_video_count = missing_video_count + (new.video_url IS NULL) - (old.video_url IS NULL), revision = revision + 1
    WHERE id = (SELECT program_id FROM daily_workout WHERE id = new.daily_workout_id);
END;
CREATE TRIGGER workout_video_changed AFTER UPDATE OF video_url ON exercise WHEN new.workout_id IS NOT NULL AND new.video_url IS NOT old.video_url BEGIN
  UPDATE workout SET updated_at = max(updated_at + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    WHERE id = new.workout_id;
END;

CREATE TABLE exercise_spelling (
  name text PRIMARY KEY NOT NULL,
  name_key text NOT NULL,
  folded text NOT NULL
);
CREATE INDEX exercise_spelling_key ON exercise_spelling (name_key);

CREATE TABLE exercise_swap (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  exercise_id integer NOT NULL,
  substitute_id integer NOT NULL,
  exercise_name text NOT NULL,
  substitute_name text NOT NULL,
  reason text NOT NULL,
  standing integer DEFAULT 0 NOT NULL,
  local_date text NOT NULL,
  at integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (exercise_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (substitute_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX exercise_swap_day ON exercise_swap (user_id, local_date, exercise_id) WHERE standing = 0;
CREATE INDEX exercise_swap_exercise ON exercise_swap (exercise_id);
CREATE UNIQUE INDEX exercise_swap_standing ON exercise_swap (user_id, exercise_id) WHERE standing = 1;
CREATE INDEX exercise_swap_substitute ON exercise_swap (substitute_id);

-- Kept by triggers:
--   failure_bound (after insert on failure): removes rows
CREATE TABLE failure (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  place text NOT NULL,
  message text NOT NULL,
  request_id text,
  count integer DEFAULT 1 NOT NULL,
  first_at integer NOT NULL,
  last_at integer NOT NULL,
  told_at integer,
  told_report text
);
CREATE INDEX failure_kind ON failure (kind, last_at);
CREATE INDEX failure_last ON failure (last_at);
CREATE TRIGGER failure_bound AFTER INSERT ON failure BEGIN
  DELETE FROM failure
    WHERE id IN ( SELECT id FROM failure WHERE kind = NEW.kind ORDER BY last_at DESC LIMIT -1 OFFSET 200);
END;

CREATE TABLE first_run (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  finished_at integer,
  mail_id text,
  mail_at integer,
  payments_at integer,
  payments_of text,
  payments_problem text,
  webhook_customer text,
  webhook_asked_at integer,
  webhook_arrived_at integer,
  legal_at integer,
  legal_of text
);

CREATE TABLE first_week (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  started_at integer,
  goals text NOT NULL,
  goal_words text,
  equipment text,
  dismissed_at integer
);
CREATE INDEX first_week_started ON first_week (started_at) WHERE started_at IS NOT NULL;

CREATE TABLE first_week_card (
  user_id text NOT NULL REFERENCES first_week(user_id) ON DELETE CASCADE,
  card text NOT NULL,
  skipped integer NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (user_id, card)
);

CREATE TABLE first_week_health (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  injury_words text,
  adult integer,
  answers text,
  answered_at integer,
  waits_since integer,
  asked_at integer,
  go_ahead_at integer,
  go_ahead_by text REFERENCES user(id) ON DELETE SET NULL
);
CREATE INDEX first_week_health_waiting ON first_week_health (waits_since) WHERE waits_since IS NOT NULL AND go_ahead_at IS NULL;

CREATE TABLE first_week_setting (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  on_since integer,
  draft text,
  updated_at integer NOT NULL,
  updated_by text REFERENCES user(id) ON DELETE SET NULL
);

CREATE TABLE first_week_signature (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  version_id integer NOT NULL REFERENCES first_week_version(id),
  waiver_hash text NOT NULL,
  full_name text NOT NULL,
  answers text NOT NULL,
  signed_at integer NOT NULL
);
CREATE UNIQUE INDEX first_week_signature_same ON first_week_signature (user_id, waiver_hash, full_name, answers);
CREATE INDEX first_week_signature_version ON first_week_signature (version_id);

CREATE TABLE first_week_version (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  content text NOT NULL,
  waiver_hash text NOT NULL,
  created_at integer NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL
);

CREATE TABLE found_look (
  id integer PRIMARY KEY NOT NULL,
  cursor text,
  seen integer NOT NULL,
  started_at integer NOT NULL,
  finished_at integer
);

CREATE TABLE found_subscription (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  subscription_id text NOT NULL,
  customer_id text NOT NULL,
  email text,
  name text,
  user_id text REFERENCES user(id) ON DELETE CASCADE,
  state text NOT NULL,
  reason text,
  status text NOT NULL,
  cents integer NOT NULL,
  currency text NOT NULL,
  every text NOT NULL,
  is_old_price integer NOT NULL,
  renews_at integer,
  cancel_at integer,
  notes text NOT NULL,
  seen_at integer NOT NULL,
  attached_at integer,
  before text
);
CREATE INDEX found_subscription_email ON found_subscription (email);
CREATE UNIQUE INDEX found_subscription_id ON found_subscription (subscription_id);
CREATE INDEX found_subscription_state ON found_subscription (state, id);
CREATE INDEX found_subscription_user ON found_subscription (user_id);

CREATE TABLE gift_guest (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  gift_id integer NOT NULL REFERENCES gift_link(id),
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  at integer NOT NULL
);
CREATE INDEX gift_guest_gift ON gift_guest (gift_id, id);
CREATE UNIQUE INDEX gift_guest_user ON gift_guest (user_id);

CREATE TABLE gift_link (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  code text NOT NULL,
  promotion_code_id text NOT NULL,
  label text,
  giver_id text REFERENCES user(id) ON DELETE SET NULL,
  month text,
  uses integer NOT NULL,
  until integer NOT NULL,
  ended_at integer,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX gift_link_code ON gift_link (code);
CREATE UNIQUE INDEX gift_link_giver ON gift_link (giver_id, month);

CREATE TABLE gift_settings (
  id integer PRIMARY KEY NOT NULL,
  members_may_give integer NOT NULL
);

CREATE TABLE history_import (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  file_name text NOT NULL,
  file_key text NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL,
  total integer NOT NULL,
  created_at integer NOT NULL,
  undone_at integer
);
CREATE INDEX history_import_creator ON history_import (created_by);
CREATE INDEX history_import_member ON history_import (user_id, created_at);

CREATE TABLE history_import_row (
  import_id text NOT NULL REFERENCES history_import(id) ON DELETE CASCADE,
  row_number integer NOT NULL,
  outcome text NOT NULL,
  sets integer NOT NULL,
  PRIMARY KEY (import_id, row_number)
);

CREATE TABLE idempotent_call (
  user_id text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  subject_id text NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY(user_id, call, key),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE injury (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  spot text NOT NULL,
  movements text NOT NULL,
  since text NOT NULL,
  ended_on text,
  said_at integer NOT NULL
);
CREATE INDEX injury_board_ended ON injury (said_at, id) WHERE ended_on IS NOT NULL;
CREATE INDEX injury_board_open ON injury (said_at, id) WHERE ended_on IS NULL;
CREATE INDEX injury_of_member ON injury (user_id, said_at, id);
CREATE UNIQUE INDEX injury_open ON injury (user_id, spot) WHERE ended_on IS NULL;

CREATE TABLE injury_word (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  injury_id integer NOT NULL REFERENCES injury(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  trend text NOT NULL,
  note text,
  at integer NOT NULL
);
CREATE UNIQUE INDEX injury_word_day ON injury_word (injury_id, local_date) WHERE trend <> 'new';
CREATE INDEX injury_word_newest ON injury_word (injury_id, at, id);

-- Kept by triggers:
--   kept_answer_changed (after update of content on community_comment): sets content
--   kept_answer_taken_back (after update of deleted_at on community_comment): removes rows
CREATE TABLE kept_answer (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  exercise_id integer NOT NULL REFERENCES library_exercise(id) ON DELETE CASCADE,
  comment_id integer REFERENCES community_comment(id) ON DELETE SET NULL,
  author_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  content text NOT NULL,
  kept_at integer NOT NULL
);
CREATE INDEX kept_answer_author ON kept_answer (author_id);
CREATE INDEX kept_answer_exercise ON kept_answer (exercise_id, kept_at, id);
CREATE UNIQUE INDEX kept_answer_once ON kept_answer (comment_id, exercise_id) WHERE comment_id IS NOT NULL;

CREATE TABLE letter (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  audience text NOT NULL,
  state text NOT NULL,
  author_id text REFERENCES user (id) ON DELETE SET NULL,
  created_at integer NOT NULL,
  send_at integer NOT NULL,
  started_at integer,
  ended_at integer
);
CREATE INDEX letter_author ON letter (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX letter_open ON letter (send_at) WHERE state IN ('scheduled', 'sending');
CREATE INDEX letter_recent ON letter (created_at, id);

CREATE TABLE letter_draft (
  letter_id integer NOT NULL,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  version integer NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL,
  PRIMARY KEY (letter_id, user_id)
);
CREATE INDEX letter_draft_updated ON letter_draft (updated_at);
CREATE INDEX letter_draft_user ON letter_draft (user_id);

CREATE TABLE letter_recipient (
  letter_id integer NOT NULL REFERENCES letter (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  outcome text NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (letter_id, user_id)
);
CREATE INDEX letter_recipient_outcome ON letter_recipient (letter_id, outcome, user_id);
CREATE INDEX letter_recipient_user ON letter_recipient (user_id);

CREATE TABLE library_alternative (
  exercise_id integer NOT NULL,
  alternative_id integer NOT NULL,
  purpose text NOT NULL,
  PRIMARY KEY (exercise_id, alternative_id),
  FOREIGN KEY (exercise_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (alternative_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
CREATE INDEX library_alternative_other ON library_alternative (alternative_id);

CREATE TABLE library_base (
  exercise_id integer PRIMARY KEY NOT NULL,
  base_id integer NOT NULL,
  FOREIGN KEY (exercise_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (base_id) REFERENCES library_exercise(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX library_base_base ON library_base (base_id);

CREATE TABLE library_exercise (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  name text NOT NULL,
  sort_name text NOT NULL,
  video_url text,
  tags text NOT NULL DEFAULT '[]',
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX library_exercise_name ON library_exercise (name);
CREATE INDEX library_exercise_sorted ON library_exercise (sort_name, id);
CREATE INDEX library_exercise_video ON library_exercise (video_url) WHERE video_url IS NOT NULL;
CREATE INDEX library_exercise_without_video ON library_exercise (sort_name, id) WHERE video_url IS NULL;

CREATE TABLE library_key (
  name_key text PRIMARY KEY NOT NULL,
  exercise_id integer NOT NULL REFERENCES library_exercise(id) ON DELETE CASCADE,
  name text NOT NULL
);
CREATE INDEX library_key_exercise ON library_key (exercise_id);

CREATE TABLE library_load (
  exercise_id integer PRIMARY KEY NOT NULL REFERENCES library_exercise(id) ON DELETE CASCADE,
  joints text NOT NULL,
  movements text NOT NULL
);

CREATE TABLE lift_cue (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  name_key text NOT NULL,
  exercise_name text NOT NULL,
  text text NOT NULL,
  message_id integer REFERENCES direct_message(id) ON DELETE SET NULL,
  moment real DEFAULT 0 NOT NULL,
  shapes text DEFAULT '[]' NOT NULL,
  created_at integer NOT NULL,
  ticked_at integer,
  ticked_by text
);
CREATE INDEX lift_cue_member ON lift_cue (user_id, ticked_at, id);
CREATE INDEX lift_cue_message ON lift_cue (message_id) WHERE message_id IS NOT NULL;

-- Kept by triggers:
--   article_draft_frees_media (after delete on article_draft): removes rows
--   blog_post_frees_media (after delete on blog_post): removes rows
--   community_post_frees_media (after delete on community_post): removes rows
--   community_post_veils_media (after update of hidden_at on community_post): sets veiled
--   direct_message_frees_media (after delete on direct_message): removes rows
--   media_owner_gone (after update of owner_id on media_object): removes rows
--   workout_frees_media (after delete on workout): removes rows
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
CREATE TRIGGER media_claimed AFTER INSERT ON media_claim BEGIN
  UPDATE media_object SET unclaimed_since = NULL
    WHERE id = new.media_id;
END;
CREATE TRIGGER media_freed AFTER DELETE ON media_claim BEGIN
  UPDATE media_object SET unclaimed_since = CAST(unixepoch('subsec') * 1000 AS INTEGER)
    WHERE id = old.media_id AND NOT EXISTS (SELECT 1 FROM media_claim WHERE media_id = old.media_id);
END;

CREATE TABLE media_leftover (
  id text PRIMARY KEY NOT NULL,
  since integer NOT NULL
);
CREATE INDEX media_leftover_since ON media_leftover (since);

-- Kept by triggers:
--   media_claimed (after insert on media_claim): sets unclaimed_since
--   media_freed (after delete on media_claim): sets unclaimed_since
CREATE TABLE media_object (
  id text PRIMARY KEY NOT NULL,
  owner_id text REFERENCES user(id) ON DELETE SET NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  etag text NOT NULL,
  created_at integer NOT NULL,
  unclaimed_since integer
);
CREATE INDEX media_object_owner ON media_object (owner_id, created_at);
CREATE INDEX media_object_unclaimed ON media_object (unclaimed_since) WHERE unclaimed_since IS NOT NULL;
CREATE TRIGGER media_owner_gone AFTER UPDATE OF owner_id ON media_object WHEN new.owner_id IS NULL BEGIN
  DELETE FROM media_claim
    WHERE media_id = new.id AND place NOT IN ('blog', 'site');
END;

-- Kept by triggers:
--   member_entry_added (after insert on member_entry): adds rows; sets members, monthly_cents
--   member_entry_moved (after update of state, plan, monthly_cents on member_entry): adds rows; sets members, monthly_cents
--   member_entry_removed (after delete on member_entry): sets members, monthly_cents
CREATE TABLE member_count (
  state text NOT NULL,
  plan text NOT NULL,
  members integer NOT NULL,
  monthly_cents integer NOT NULL,
  PRIMARY KEY (state, plan)
);

-- Kept by triggers:
--   completion_tallied (after insert on completion): sets idle_since
--   completion_untallied (after delete on completion): sets idle_since
--   membership_free_gone (after delete on membership): sets free_until
--   membership_free_listed (after insert on membership): sets free_until
--   membership_free_moved (after update of free_until on membership): sets free_until
--   membership_listed (after insert on membership): sets state, plan, monthly_cents, cancelling, trial_ends_at, idle_since
--   membership_listed_anew (after update of status, is_trial, plan, plan_amount_cents, cancel_at_period_end, current_period_end on membership): sets idle_since, state, plan, monthly_cents, cancelling, trial_ends_at
--   membership_unlisted (after delete on membership): sets state, plan, monthly_cents, cancelling, trial_ends_at
--   user_free_time (after update of role on user): sets free_until
--   user_joined_staff (after update of role on user): sets state, plan, monthly_cents, cancelling, trial_ends_at
--   user_left_staff (after update of role on user): sets state, plan, monthly_cents, cancelling, trial_ends_at
--   user_listed (after insert on user): adds rows
--   user_listed_anew (after update of first_name, last_name, email, role on user): sets role, search_text
CREATE TABLE member_entry (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  joined_at integer NOT NULL,
  role text NOT NULL,
  state text DEFAULT 'none' NOT NULL,
  plan text DEFAULT '' NOT NULL,
  monthly_cents integer DEFAULT 0 NOT NULL,
  cancelling integer DEFAULT 0 NOT NULL,
  trial_ends_at integer,
  idle_since integer NOT NULL,
  search_text text NOT NULL,
  free_until integer
);
CREATE INDEX member_entry_cancelling ON member_entry (joined_at, id) WHERE cancelling = 1;
CREATE INDEX member_entry_free ON member_entry (free_until, state, trial_ends_at, id) WHERE free_until IS NOT NULL;
CREATE INDEX member_entry_idle ON member_entry (state, idle_since, id);
CREATE INDEX member_entry_joined ON member_entry (joined_at, id, search_text);
CREATE INDEX member_entry_name ON member_entry (search_text, id);
CREATE INDEX member_entry_role ON member_entry (role, joined_at, id) WHERE role <> 'user';
CREATE INDEX member_entry_state ON member_entry (state, joined_at, id);
CREATE INDEX member_entry_state_name ON member_entry (state, search_text, id);
CREATE INDEX member_entry_trained ON member_entry (idle_since, id, search_text);
CREATE INDEX member_entry_trial ON member_entry (state, trial_ends_at, id);
CREATE UNIQUE INDEX member_entry_user ON member_entry (user_id);
CREATE TRIGGER member_entry_added AFTER INSERT ON member_entry BEGIN
  INSERT INTO member_count (state, plan, members, monthly_cents)
    VALUES (new.state, new.plan, 1, new.monthly_cents)
    ON CONFLICT (state, plan)
    DO UPDATE SET members = members + 1, monthly_cents = monthly_cents + new.monthly_cents;
END;
CREATE TRIGGER member_entry_moved AFTER UPDATE OF state, plan, monthly_cents ON member_entry WHEN old.state <> new.state OR old.plan <> new.plan OR old.monthly_cents <> new.monthly_cents BEGIN
  UPDATE member_count SET members = members - 1, monthly_cents = monthly_cents - old.monthly_cents
    WHERE state = old.state AND plan = old.plan;
  INSERT INTO member_count (state, plan, members, monthly_cents)
    VALUES (new.state, new.plan, 1, new.monthly_cents)
    ON CONFLICT (state, plan)
    DO UPDATE SET members = members + 1, monthly_cents = monthly_cents + new.monthly_cents;
END;
CREATE TRIGGER member_entry_removed AFTER DELETE ON member_entry BEGIN
  UPDATE member_count SET members = members - 1, monthly_cents = monthly_cents - old.monthly_cents
    WHERE state = old.state AND plan = old.plan;
END;

CREATE TABLE member_import (
  id text PRIMARY KEY NOT NULL,
  file_name text NOT NULL,
  file_key text NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL,
  total integer NOT NULL,
  created_at integer NOT NULL,
  undone_at integer,
  invite_subject text,
  invite_text text
);
CREATE INDEX member_import_at ON member_import (created_at);
CREATE INDEX member_import_file ON member_import (file_key, created_at);

CREATE TABLE member_import_row (
  import_id text NOT NULL REFERENCES member_import(id) ON DELETE CASCADE,
  row_number integer NOT NULL,
  outcome text NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  free_before integer,
  free_after integer,
  tags_added text,
  invite_due_at integer,
  invited_at integer,
  PRIMARY KEY (import_id, row_number)
);
CREATE INDEX member_import_row_due ON member_import_row (invite_due_at) WHERE invite_due_at IS NOT NULL;
CREATE INDEX member_import_row_user ON member_import_row (user_id);

-- Kept by triggers:
--   user_leaving (before delete on user): adds rows
--   user_left (after delete on user): removes rows
CREATE TABLE member_leaving (
  member_key integer PRIMARY KEY NOT NULL
);

CREATE TABLE member_note (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  member_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  author_id text REFERENCES user(id) ON DELETE SET NULL,
  content text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX member_note_author ON member_note (author_id);
CREATE INDEX member_note_member ON member_note (member_id, id);

CREATE TABLE member_tag (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  tag text NOT NULL,
  PRIMARY KEY (user_id, tag)
);
CREATE INDEX member_tag_tag ON member_tag (tag, user_id);

-- Kept by triggers:
--   user_joined_staff (after update of role on user): removes rows
CREATE TABLE membership (
  user_id text PRIMARY KEY NOT NULL,
  status text NOT NULL,
  is_trial integer NOT NULL,
  plan text,
  plan_amount_cents integer,
  current_period_start integer NOT NULL,
  current_period_end integer NOT NULL,
  cancel_at_period_end integer DEFAULT false NOT NULL,
  card_brand text,
  card_last4 text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  trial_ends_at integer,
  free_until integer,
  paused_until integer,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX membership_annual ON membership (current_period_end) WHERE plan = 'annual';
CREATE INDEX membership_free ON membership (free_until) WHERE free_until IS NOT NULL;
CREATE INDEX membership_past_due ON membership (user_id) WHERE status = 'past_due';
CREATE INDEX membership_paused ON membership (paused_until) WHERE paused_until IS NOT NULL;
CREATE INDEX membership_trial_end ON membership (trial_ends_at) WHERE is_trial = 1;
CREATE TRIGGER membership_brings AFTER INSERT ON membership BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at
    FROM revenue_now
    WHERE user_id = new.user_id
    ON CONFLICT
    DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
CREATE TRIGGER membership_brings_anew AFTER UPDATE OF status, is_trial, plan, plan_amount_cents ON membership BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at
    FROM revenue_now
    WHERE user_id = new.user_id
    ON CONFLICT
    DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
CREATE TRIGGER membership_brings_nothing AFTER DELETE ON membership BEGIN
  DELETE FROM revenue
    WHERE user_id = old.user_id;
END;
CREATE TRIGGER membership_free_gone AFTER DELETE ON membership WHEN old.free_until IS NOT NULL BEGIN
  UPDATE member_entry SET free_until = NULL
    WHERE user_id = old.user_id;
END;
CREATE TRIGGER membership_free_listed AFTER INSERT ON membership WHEN new.free_until IS NOT NULL BEGIN
  UPDATE member_entry SET free_until = new.free_until
    WHERE user_id = new.user_id AND role = 'user';
END;
CREATE TRIGGER membership_free_moved AFTER UPDATE OF free_until ON membership BEGIN
  UPDATE member_entry SET free_until = new.free_until
    WHERE user_id = new.user_id AND role = 'user';
END;
CREATE TRIGGER membership_listed AFTER INSERT ON membership BEGIN
  INSERT INTO membership_change (kind, at, user_id)
    SELECT 'trial', new.current_period_start, new.user_id
    WHERE new.is_trial = 1 AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT 'started', new.created_at, new.user_id, new.plan, CASE WHEN new.status = 'active' THEN coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END
    WHERE new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing') AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
  UPDATE member_entry SET state = CASE WHEN new.is_trial = 1 THEN 'trial' WHEN new.status = 'incomplete_expired' THEN 'none' WHEN new.status = 'trialing' THEN 'active' ELSE new.status END, plan = CASE WHEN new.is_trial = 1 THEN '' ELSE coalesce(new.plan, '') END, monthly_cents = CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END, cancelling = new.cancel_at_period_end AND new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing'), trial_ends_at = CASE WHEN new.is_trial = 1 THEN new.current_period_end END, idle_since = max(idle_since, CASE WHEN new.is_trial = 1 THEN 0 ELSE new.created_at END)
    WHERE user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
END;
CREATE TRIGGER membership_listed_anew AFTER UPDATE OF status, is_trial, plan, plan_amount_cents, cancel_at_period_end, current_period_end ON membership BEGIN
  UPDATE membership_change SET paid_at = new.updated_at
    WHERE user_id = new.user_id AND kind = 'trial' AND paid_at IS NULL AND new.is_trial = 0 AND new.status IN ('active', 'past_due') AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT CASE WHEN NOT was THEN 'started' WHEN NOT is_now THEN 'ended' ELSE 'plan' END, new.updated_at, new.user_id, new.plan, brings - entry.monthly_cents
    FROM ( SELECT old.is_trial = 0 AND old.status IN ('active', 'past_due', 'trialing') AS was, new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing') AS is_now, CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END AS brings ), member_entry AS entry
    WHERE entry.user_id = new.user_id AND entry.role = 'user' AND (was <> is_now OR brings <> entry.monthly_cents);
  UPDATE member_entry SET idle_since = CASE WHEN state NOT IN ('active', 'past_due') AND new.is_trial = 0 AND new.status = 'active' THEN max(idle_since, new.updated_at) ELSE idle_since END, state = CASE WHEN new.is_trial = 1 THEN 'trial' WHEN new.status = 'incomplete_expired' THEN 'none' WHEN new.status = 'trialing' THEN 'active' ELSE new.status END, plan = CASE WHEN new.is_trial = 1 THEN '' ELSE coalesce(new.plan, '') END, monthly_cents = CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END, cancelling = new.cancel_at_period_end AND new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing'), trial_ends_at = CASE WHEN new.is_trial = 1 THEN new.current_period_end END
    WHERE user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
END;
CREATE TRIGGER membership_rests AFTER UPDATE OF paused_until ON membership BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at
    FROM revenue_now
    WHERE user_id = new.user_id
    ON CONFLICT
    DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
CREATE TRIGGER membership_unlisted AFTER DELETE ON membership BEGIN
  INSERT INTO membership_change (kind, at, plan, monthly_cents)
    SELECT 'ended', CAST(unixepoch('subsec') * 1000 AS INTEGER), old.plan, CASE WHEN old.status = 'active' THEN -(coalesce(old.plan_amount_cents, 0) / CASE WHEN old.plan = 'annual' THEN 12 ELSE 1 END) ELSE 0 END
    WHERE old.is_trial = 0 AND old.status IN ('active', 'past_due', 'trialing') AND NOT EXISTS (SELECT 1 FROM user WHERE id = old.user_id AND role <> 'user');
  UPDATE member_entry SET state = 'none', plan = '', monthly_cents = 0, cancelling = 0, trial_ends_at = NULL
    WHERE user_id = old.user_id;
END;

-- Kept by triggers:
--   membership_change_keyed (after insert on membership_change): sets member_key
--   membership_listed (after insert on membership): adds rows
--   membership_listed_anew (after update of status, is_trial, plan, plan_amount_cents, cancel_at_period_end, current_period_end on membership): adds rows; sets paid_at
--   membership_unlisted (after delete on membership): adds rows
--   user_joined_staff (after update of role on user): removes rows
--   user_left_staff (after update of role on user): adds rows
CREATE TABLE membership_change (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  kind text NOT NULL,
  at integer NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  plan text,
  monthly_cents integer DEFAULT 0 NOT NULL,
  paid_at integer,
  member_key integer
);
CREATE INDEX membership_change_at ON membership_change (at, monthly_cents);
CREATE INDEX membership_change_kind ON membership_change (kind, at, id);
CREATE INDEX membership_change_paid ON membership_change (at, id) WHERE paid_at IS NOT NULL;
CREATE INDEX membership_change_user ON membership_change (user_id);
CREATE TRIGGER membership_change_keyed AFTER INSERT ON membership_change BEGIN
  UPDATE membership_change SET member_key = coalesce( (SELECT id FROM member_entry WHERE user_id = new.user_id), (SELECT max(member_key) FROM member_leaving) )
    WHERE id = new.id;
END;

CREATE TABLE membership_pause (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  starts_at integer NOT NULL,
  ends_at integer NOT NULL,
  renews_at integer NOT NULL,
  ended_early_at integer
);
CREATE INDEX membership_pause_user ON membership_pause (user_id, starts_at);

-- Kept by triggers:
--   notice_actor_gone (after delete on notice_actor): removes rows
--   notice_of_comment_report_gone (after delete on community_comment): removes rows
--   notice_of_comment_report_over (after update of reported_at on community_comment): removes rows
--   notice_of_post_report_over (after update of reported_at on community_post): removes rows
--   notice_of_week_withdrawn (after update of is_published, deleted_at on weekly_program): removes rows
--   notice_of_workout_withdrawn (after update of is_published, deleted_at on workout): removes rows
CREATE TABLE notice (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text REFERENCES user(id) ON DELETE CASCADE,
  kind text NOT NULL,
  subject text NOT NULL,
  post_id integer REFERENCES community_post(id) ON DELETE CASCADE,
  program_id integer REFERENCES weekly_program(id) ON DELETE CASCADE,
  at integer NOT NULL,
  read_at integer,
  training_thread_id integer REFERENCES training_thread(id) ON DELETE CASCADE
);
CREATE INDEX notice_about ON notice (user_id, kind, subject);
CREATE UNIQUE INDEX notice_broadcast ON notice (kind, subject) WHERE user_id IS NULL;
CREATE INDEX notice_old ON notice (at);
CREATE INDEX notice_post ON notice (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notice_program ON notice (program_id) WHERE program_id IS NOT NULL;
CREATE INDEX notice_recent ON notice (user_id, at, id);
CREATE INDEX notice_training_thread ON notice (training_thread_id) WHERE training_thread_id IS NOT NULL;
CREATE UNIQUE INDEX notice_unread ON notice (user_id, kind, subject) WHERE read_at IS NULL;

-- Kept by triggers:
--   notice_of_comment_gone (after update of deleted_at on community_comment): removes rows
--   notice_of_reaction_gone (after delete on post_reaction): removes rows
CREATE TABLE notice_actor (
  notice_id integer NOT NULL REFERENCES notice(id) ON DELETE CASCADE,
  actor_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  comment_id integer REFERENCES community_comment(id) ON DELETE CASCADE,
  at integer NOT NULL
);
CREATE INDEX notice_actor_actor ON notice_actor (actor_id);
CREATE INDEX notice_actor_comment ON notice_actor (comment_id) WHERE comment_id IS NOT NULL;
CREATE UNIQUE INDEX notice_actor_once ON notice_actor (notice_id, actor_id, coalesce(comment_id, 0));
CREATE TRIGGER notice_actor_gone AFTER DELETE ON notice_actor BEGIN
  DELETE FROM notice
    WHERE id = old.notice_id AND NOT EXISTS (SELECT 1 FROM notice_actor AS other WHERE other.notice_id = old.notice_id);
END;

CREATE TABLE notice_preference (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  channel text NOT NULL,
  topic text NOT NULL,
  enabled integer NOT NULL,
  changed_at integer NOT NULL,
  PRIMARY KEY (user_id, channel, topic)
) WITHOUT ROWID;

CREATE TABLE notice_read (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  notice_id integer NOT NULL REFERENCES notice(id) ON DELETE CASCADE,
  at integer NOT NULL,
  PRIMARY KEY (user_id, notice_id)
) WITHOUT ROWID;
CREATE INDEX notice_read_notice ON notice_read (notice_id);

CREATE TABLE passkey (
  id text PRIMARY KEY NOT NULL,
  name text,
  public_key text NOT NULL,
  user_id text NOT NULL,
  credential_id text NOT NULL,
  counter integer NOT NULL,
  device_type text NOT NULL,
  backed_up integer NOT NULL,
  transports text,
  created_at integer,
  aaguid text,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX passkey_credential ON passkey (credential_id);
CREATE INDEX passkey_user ON passkey (user_id);

CREATE TABLE pinned_message (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  admin_id text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  priority integer DEFAULT 1 NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  FOREIGN KEY (admin_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX pinned_message_priority ON pinned_message (priority,created_at);

CREATE TABLE post_reaction (
  post_id integer NOT NULL,
  user_id text NOT NULL,
  reaction_type text NOT NULL,
  created_at integer NOT NULL,
  PRIMARY KEY(post_id, user_id, reaction_type),
  FOREIGN KEY (post_id) REFERENCES community_post(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE TRIGGER notice_of_reaction_gone AFTER DELETE ON post_reaction WHEN NOT EXISTS (SELECT 1 FROM post_reaction AS other WHERE other.post_id = old.post_id AND other.user_id = old.user_id) BEGIN
  DELETE FROM notice_actor
    WHERE actor_id = old.user_id AND comment_id IS NULL AND notice_id IN (SELECT id FROM notice WHERE post_id = old.post_id AND kind = 'reaction' AND read_at IS NULL);
END;
CREATE TRIGGER post_reaction_added AFTER INSERT ON post_reaction BEGIN
  UPDATE community_post SET support_count = support_count + (new.reaction_type = 'support'), motivation_count = motivation_count + (new.reaction_type = 'motivation'), fire_count = fire_count + (new.reaction_type = 'fire'), revision = revision + 1
    WHERE id = new.post_id;
END;
CREATE TRIGGER post_reaction_removed AFTER DELETE ON post_reaction BEGIN
  UPDATE community_post SET support_count = support_count - (old.reaction_type = 'support'), motivation_count = motivation_count - (old.reaction_type = 'motivation'), fire_count = fire_count - (old.reaction_type = 'fire'), revision = revision + 1
    WHERE id = old.post_id;
END;

CREATE TABLE post_report (
  post_id integer NOT NULL REFERENCES community_post(id) ON DELETE CASCADE,
  reporter_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text,
  created_at integer NOT NULL,
  reviewed_at integer,
  PRIMARY KEY (post_id, reporter_id)
);
CREATE TRIGGER post_report_added AFTER INSERT ON post_report BEGIN
  UPDATE community_post SET open_reports = open_reports + 1, reported_at = coalesce(reported_at, new.created_at)
    WHERE id = new.post_id;
END;
CREATE TRIGGER post_report_removed AFTER DELETE ON post_report WHEN old.reviewed_at IS NULL BEGIN
  UPDATE community_post SET open_reports = max(0, open_reports - 1)
    WHERE id = old.post_id;
END;

CREATE TABLE program_draft (
  program_id integer NOT NULL REFERENCES weekly_program (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  version integer NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL,
  PRIMARY KEY (program_id, user_id)
);
CREATE INDEX program_draft_updated ON program_draft (updated_at);
CREATE INDEX program_draft_user ON program_draft (user_id);

CREATE TABLE program_version (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  program_id integer NOT NULL REFERENCES weekly_program(id) ON DELETE CASCADE,
  revision integer NOT NULL,
  replaced_at integer NOT NULL,
  replaced_by text REFERENCES user(id) ON DELETE SET NULL,
  changed text NOT NULL,
  exercise_count integer NOT NULL,
  content text NOT NULL
);
CREATE INDEX program_version_program ON program_version (program_id, id);

-- Kept by triggers:
--   completion_added (after insert on completion): adds rows; sets completions, minutes
--   completion_removed (after delete on completion): sets completions, minutes
CREATE TABLE progress_total (
  user_id text PRIMARY KEY NOT NULL,
  completions integer NOT NULL,
  minutes integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE push_subscription (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  session_id text NOT NULL REFERENCES session(id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX push_subscription_endpoint ON push_subscription (endpoint);
CREATE INDEX push_subscription_session ON push_subscription (session_id);
CREATE INDEX push_subscription_user ON push_subscription (user_id, created_at);

CREATE TABLE return_plan (
  place text PRIMARY KEY NOT NULL,
  text text NOT NULL,
  updated_at integer NOT NULL
);

-- Kept by triggers:
--   coupon_takes (after update of coupon_name, coupon_duration, coupon_percent_off, coupon_amount_off, coupon_ends_at on billing_account): adds rows; sets yearly_cents, net_yearly_cents, at
--   membership_brings (after insert on membership): adds rows; sets yearly_cents, net_yearly_cents, at
--   membership_brings_anew (after update of status, is_trial, plan, plan_amount_cents on membership): adds rows; sets yearly_cents, net_yearly_cents, at
--   membership_brings_nothing (after delete on membership): removes rows
--   membership_rests (after update of paused_until on membership): adds rows; sets yearly_cents, net_yearly_cents, at
--   user_role_brings (after update of role on user): adds rows; sets yearly_cents, net_yearly_cents, at
CREATE TABLE revenue (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  yearly_cents integer NOT NULL,
  net_yearly_cents integer NOT NULL,
  at integer NOT NULL
);
CREATE TRIGGER revenue_begun AFTER INSERT ON revenue BEGIN
  INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
    SELECT new.at, new.yearly_cents, new.net_yearly_cents
    WHERE new.yearly_cents <> 0;
  UPDATE revenue_total SET yearly_cents = yearly_cents + new.yearly_cents, net_yearly_cents = net_yearly_cents + new.net_yearly_cents;
END;
CREATE TRIGGER revenue_changed AFTER UPDATE ON revenue WHEN new.yearly_cents <> old.yearly_cents OR new.net_yearly_cents <> old.net_yearly_cents BEGIN
  INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
    VALUES (new.at, new.yearly_cents - old.yearly_cents, new.net_yearly_cents - old.net_yearly_cents);
  UPDATE revenue_total SET yearly_cents = yearly_cents + new.yearly_cents - old.yearly_cents, net_yearly_cents = net_yearly_cents + new.net_yearly_cents - old.net_yearly_cents;
END;
CREATE TRIGGER revenue_gone AFTER DELETE ON revenue WHEN old.yearly_cents <> 0 BEGIN
  INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
    VALUES (CAST(unixepoch('subsec') * 1000 AS INTEGER), -old.yearly_cents, -old.net_yearly_cents);
  UPDATE revenue_total SET yearly_cents = yearly_cents - old.yearly_cents, net_yearly_cents = net_yearly_cents - old.net_yearly_cents;
END;

-- Kept by triggers:
--   revenue_begun (after insert on revenue): adds rows
--   revenue_changed (after update on revenue): adds rows
--   revenue_gone (after delete on revenue): adds rows
CREATE TABLE revenue_change (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  at integer NOT NULL,
  yearly_cents integer NOT NULL,
  net_yearly_cents integer NOT NULL
);
CREATE INDEX revenue_change_at ON revenue_change (at, yearly_cents, net_yearly_cents);

-- Kept by triggers:
--   revenue_begun (after insert on revenue): sets yearly_cents, net_yearly_cents
--   revenue_changed (after update on revenue): sets yearly_cents, net_yearly_cents
--   revenue_gone (after delete on revenue): sets yearly_cents, net_yearly_cents
CREATE TABLE revenue_total (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  yearly_cents integer NOT NULL,
  net_yearly_cents integer NOT NULL
);

CREATE TABLE roll (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  rolled_at integer NOT NULL,
  minutes integer NOT NULL,
  effort integer NOT NULL,
  gi integer NOT NULL,
  notes text
);
CREATE INDEX roll_recent ON roll (user_id, rolled_at, id);
CREATE TRIGGER roll_load AFTER INSERT ON roll BEGIN
  INSERT INTO training_load (user_id, local_date, rolls, mat_minutes, mat_load)
    VALUES (new.user_id, new.local_date, 1, new.minutes, new.minutes * new.effort)
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET rolls = rolls + 1, mat_minutes = mat_minutes + excluded.mat_minutes, mat_load = mat_load + excluded.mat_load;
END;
CREATE TRIGGER roll_load_changed AFTER UPDATE OF local_date, minutes, effort ON roll BEGIN
  UPDATE training_load SET rolls = rolls - 1, mat_minutes = mat_minutes - old.minutes, mat_load = mat_load - old.minutes * old.effort
    WHERE user_id = old.user_id AND local_date = old.local_date;
  INSERT INTO training_load (user_id, local_date, rolls, mat_minutes, mat_load)
    VALUES (new.user_id, new.local_date, 1, new.minutes, new.minutes * new.effort)
    ON CONFLICT (user_id, local_date)
    DO UPDATE SET rolls = rolls + 1, mat_minutes = mat_minutes + excluded.mat_minutes, mat_load = mat_load + excluded.mat_load;
  DELETE FROM training_load
    WHERE user_id = old.user_id AND local_date = old.local_date AND gym_load = 0 AND gym_unknown = 0 AND rolls = 0;
END;
CREATE TRIGGER roll_load_removed AFTER DELETE ON roll BEGIN
  UPDATE training_load SET rolls = rolls - 1, mat_minutes = mat_minutes - old.minutes, mat_load = mat_load - old.minutes * old.effort
    WHERE user_id = old.user_id AND local_date = old.local_date;
  DELETE FROM training_load
    WHERE user_id = old.user_id AND local_date = old.local_date AND gym_load = 0 AND gym_unknown = 0 AND rolls = 0;
END;

CREATE TABLE saved_reply (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX saved_reply_title ON saved_reply (title, id);

-- Kept by triggers:
--   session_end (after update of expires_at on session): sets expires_at
CREATE TABLE session (
  id text PRIMARY KEY NOT NULL,
  token text NOT NULL,
  user_id text NOT NULL,
  ip_address text,
  user_agent text,
  expires_at integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX session_token_unique ON session (token);
CREATE INDEX session_user ON session (user_id);
CREATE TRIGGER session_end AFTER UPDATE OF expires_at ON session WHEN new.expires_at > new.created_at + 15552000000 BEGIN
  UPDATE session SET expires_at = new.created_at + 15552000000
    WHERE id = new.id;
END;

-- Kept by triggers:
--   set_log_session (after insert on set_log): adds rows; sets load_record, reps_record, estimate_record, time_record, distance_record
--   set_log_session_removed (after delete on set_log): removes rows
--   training_session_moved (after update of at, seen_at on training_session): sets at, open
CREATE TABLE session_exercise (
  session_id integer NOT NULL,
  name_key text NOT NULL,
  exercise_id integer NOT NULL,
  exercise_name text NOT NULL,
  short integer DEFAULT 0 NOT NULL,
  load_record integer DEFAULT 0 NOT NULL,
  reps_record integer DEFAULT 0 NOT NULL,
  estimate_record integer DEFAULT 0 NOT NULL,
  time_record integer DEFAULT 0 NOT NULL,
  distance_record integer DEFAULT 0 NOT NULL,
  at integer NOT NULL,
  open integer DEFAULT 1 NOT NULL,
  instead_of text,
  swap_reason text,
  PRIMARY KEY (session_id, name_key),
  FOREIGN KEY (session_id) REFERENCES training_session(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
CREATE INDEX session_exercise_open ON session_exercise (name_key, at, session_id) WHERE open = 1;
CREATE TRIGGER session_exercise_added AFTER INSERT ON session_exercise BEGIN
  UPDATE training_session SET entries = entries + 1
    WHERE id = new.session_id;
END;
CREATE TRIGGER session_exercise_removed AFTER DELETE ON session_exercise BEGIN
  UPDATE training_session SET entries = entries - 1, short = exists (SELECT 1 FROM session_exercise e WHERE e.session_id = old.session_id AND e.short = 1)
    WHERE id = old.session_id;
END;
CREATE TRIGGER session_exercise_short AFTER UPDATE OF short ON session_exercise BEGIN
  UPDATE training_session SET short = exists (SELECT 1 FROM session_exercise e WHERE e.session_id = new.session_id AND e.short = 1)
    WHERE id = new.session_id;
END;

CREATE TABLE session_move (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  daily_workout_id integer NOT NULL REFERENCES daily_workout(id) ON DELETE CASCADE,
  monday text NOT NULL,
  local_date text,
  PRIMARY KEY (user_id, daily_workout_id)
);
CREATE INDEX session_move_session ON session_move (daily_workout_id);
CREATE INDEX session_move_week ON session_move (user_id, monday);

CREATE TABLE set_log (
  user_id text NOT NULL,
  name_key text NOT NULL,
  local_date text NOT NULL,
  set_number integer NOT NULL,
  exercise_name text NOT NULL,
  exercise_id integer NOT NULL,
  load real,
  unit text NOT NULL,
  reps integer,
  effort real,
  lifted_grams integer NOT NULL,
  estimate_grams integer NOT NULL,
  at integer NOT NULL,
  seconds integer,
  metres real,
  side text,
  bodyweight integer NOT NULL DEFAULT 0,
  import_id text REFERENCES history_import(id) ON DELETE SET NULL,
  PRIMARY KEY(user_id, name_key, local_date, set_number),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
CREATE INDEX set_log_estimate ON set_log (user_id, name_key, estimate_grams DESC, local_date);
CREATE INDEX set_log_furthest ON set_log (user_id, name_key, metres DESC, local_date) WHERE metres > 0;
CREATE INDEX set_log_heaviest ON set_log (user_id, name_key, lifted_grams DESC, reps DESC, local_date);
CREATE INDEX set_log_import ON set_log (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX set_log_longest ON set_log (user_id, name_key, seconds DESC, local_date) WHERE seconds > 0 AND reps IS NULL AND metres IS NULL;
CREATE TRIGGER set_log_session AFTER INSERT ON set_log BEGIN
  INSERT INTO training_session (user_id, local_date, subject, workout_id, daily_workout_id, column_type, program_id, title, at)
    SELECT new.user_id, new.local_date, coalesce('workout:' || e.workout_id, 'day:' || e.daily_workout_id || ':' || e.column_type), e.workout_id, e.daily_workout_id, e.column_type, d.program_id, coalesce(w.title, d.title), new.at
    FROM exercise e LEFT JOIN daily_workout d ON d.id = e.daily_workout_id LEFT JOIN workout w ON w.id = e.workout_id
    WHERE e.id = new.exercise_id AND new.set_number = 1
    ON CONFLICT (user_id, local_date, subject)
    DO UPDATE SET at = max(at, excluded.at), seen_at = NULL, seen_by = NULL;
  INSERT INTO session_exercise (session_id, name_key, exercise_id, exercise_name, at)
    SELECT s.id, new.name_key, new.exercise_id, new.exercise_name, s.at
    FROM exercise e CROSS JOIN training_session s
    WHERE e.id = new.exercise_id AND new.set_number = 1 AND s.user_id = new.user_id AND s.local_date = new.local_date AND s.subject = coalesce('workout:' || e.workout_id, 'day:' || e.daily_workout_id || ':' || e.column_type)
    ON CONFLICT DO NOTHING;
  UPDATE session_exercise SET load_record = max(load_record, coalesce(best.lifted <> 0 AND new.lifted_grams >= best.lifted + 100, 0)), reps_record = max(reps_record, coalesce(abs(new.lifted_grams - best.lifted) < 100 AND new.reps > best.reps, 0)), estimate_record = max(estimate_record, coalesce(new.estimate_grams >= 100 + ( SELECT b.estimate_grams FROM set_log b WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date AND b.estimate_grams > 0 ORDER BY b.estimate_grams DESC LIMIT 1), 0)), time_record = max(time_record, coalesce(new.reps IS NULL AND new.metres IS NULL AND new.seconds > ( SELECT b.seconds FROM set_log b WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date AND b.seconds > 0 AND b.reps IS NULL AND b.metres IS NULL ORDER BY b.seconds DESC LIMIT 1), 0)), distance_record = max(distance_record, coalesce(new.metres > ( SELECT b.metres FROM set_log b WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date AND b.metres > 0 ORDER BY b.metres DESC LIMIT 1), 0))
    FROM ( SELECT b.lifted_grams AS lifted, b.reps AS reps FROM set_log b WHERE b.user_id = new.user_id AND b.name_key = new.name_key AND b.local_date <> new.local_date ORDER BY b.lifted_grams DESC, b.reps DESC LIMIT 1 ) best
    WHERE session_exercise.name_key = new.name_key AND session_exercise.session_id IN ( SELECT s.id FROM training_session s WHERE s.user_id = new.user_id AND s.local_date = new.local_date);
END;
CREATE TRIGGER set_log_session_removed AFTER DELETE ON set_log WHEN old.set_number = 1 BEGIN
  DELETE FROM session_exercise
    WHERE name_key = old.name_key AND session_id IN ( SELECT s.id FROM training_session s WHERE s.user_id = old.user_id AND s.local_date = old.local_date);
END;

CREATE TABLE simulator_state (
  id integer PRIMARY KEY NOT NULL,
  rev integer NOT NULL,
  webhook_secret text NOT NULL,
  state text NOT NULL
);

CREATE TABLE site_draft (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  changes text NOT NULL,
  updated_at integer NOT NULL,
  updated_by text REFERENCES user(id) ON DELETE SET NULL
);

CREATE TABLE site_version (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  changes text NOT NULL,
  created_at integer NOT NULL,
  created_by text REFERENCES user(id) ON DELETE SET NULL,
  restored_from integer
);

CREATE TABLE stripe_event (
  id text PRIMARY KEY NOT NULL,
  type text NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 1 NOT NULL,
  error text,
  received_at integer NOT NULL,
  touched_at integer NOT NULL
);
CREATE INDEX stripe_event_open ON stripe_event (touched_at) WHERE state IN ('failed', 'processing');
CREATE INDEX stripe_event_received ON stripe_event (received_at);

-- Kept by triggers:
--   completion_added (after insert on completion): adds rows; sets completions, minutes
--   completion_removed (after delete on completion): removes rows; sets completions, minutes
CREATE TABLE training_day (
  user_id text NOT NULL,
  local_date text NOT NULL,
  completions integer NOT NULL,
  minutes integer NOT NULL,
  PRIMARY KEY(user_id, local_date),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

-- Kept by triggers:
--   completion_load (after insert on completion): adds rows; sets gym_load, gym_unknown
--   completion_load_changed (after update of effort, duration_minutes on completion): sets gym_load, gym_unknown
--   completion_load_removed (after delete on completion): removes rows; sets gym_load, gym_unknown
--   roll_load (after insert on roll): adds rows; sets rolls, mat_minutes, mat_load
--   roll_load_changed (after update of local_date, minutes, effort on roll): adds rows; removes rows; sets rolls, mat_minutes, mat_load
--   roll_load_removed (after delete on roll): removes rows; sets rolls, mat_minutes, mat_load
CREATE TABLE training_load (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  local_date text NOT NULL,
  gym_load integer DEFAULT 0 NOT NULL,
  gym_unknown integer DEFAULT 0 NOT NULL,
  rolls integer DEFAULT 0 NOT NULL,
  mat_minutes integer DEFAULT 0 NOT NULL,
  mat_load integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (user_id, local_date)
);

CREATE TABLE training_max (
  user_id text NOT NULL,
  name_key text NOT NULL,
  exercise_name text NOT NULL,
  load real NOT NULL,
  unit text NOT NULL,
  source text NOT NULL,
  at integer NOT NULL,
  PRIMARY KEY (user_id, name_key),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

CREATE TABLE training_max_change (
  user_id text NOT NULL,
  name_key text NOT NULL,
  at integer NOT NULL,
  load real NOT NULL,
  unit text NOT NULL,
  source text NOT NULL,
  PRIMARY KEY (user_id, name_key, at),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

CREATE TABLE training_preference (
  user_id text PRIMARY KEY NOT NULL,
  weight_unit text NOT NULL,
  weekly_target integer,
  gyms text,
  rolls integer DEFAULT 0 NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

-- Kept by triggers:
--   completion_session (after insert on completion): adds rows; sets title, at, entries, noted, hurts, replied_at, seen_at, seen_by
--   completion_session_removed (after delete on completion): sets entries, noted, hurts
--   session_exercise_added (after insert on session_exercise): sets entries
--   session_exercise_removed (after delete on session_exercise): sets entries, short
--   session_exercise_short (after update of short on session_exercise): sets short
--   set_log_session (after insert on set_log): adds rows; sets at, seen_at, seen_by
CREATE TABLE training_session (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  local_date text NOT NULL,
  subject text NOT NULL,
  workout_id integer,
  daily_workout_id integer,
  column_type text,
  program_id integer,
  title text NOT NULL,
  at integer NOT NULL,
  entries integer DEFAULT 0 NOT NULL,
  noted integer DEFAULT 0 NOT NULL,
  hurts integer DEFAULT 0 NOT NULL,
  short integer DEFAULT 0 NOT NULL,
  seen_at integer,
  seen_by text,
  cheered_at integer,
  replied_at integer,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (seen_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE INDEX training_session_at ON training_session (at, id);
CREATE INDEX training_session_member ON training_session (user_id, at, id);
CREATE UNIQUE INDEX training_session_once ON training_session (user_id, local_date, subject);
CREATE INDEX training_session_open ON training_session (at, id) WHERE seen_at IS NULL AND entries > 0;
CREATE INDEX training_session_open_hurts ON training_session (at, id) WHERE seen_at IS NULL AND entries > 0 AND hurts = 1;
CREATE INDEX training_session_open_short ON training_session (at, id) WHERE seen_at IS NULL AND entries > 0 AND short = 1;
CREATE INDEX training_session_open_week ON training_session (program_id, at, id) WHERE seen_at IS NULL AND entries > 0;
CREATE INDEX training_session_seen ON training_session (seen_by, seen_at) WHERE seen_by IS NOT NULL;
CREATE INDEX training_session_week ON training_session (program_id, at, id) WHERE program_id IS NOT NULL;
CREATE TRIGGER training_session_moved AFTER UPDATE OF at, seen_at ON training_session BEGIN
  UPDATE session_exercise SET at = new.at, open = new.seen_at IS NULL
    WHERE session_id = new.id;
END;

-- Kept by triggers:
--   completion_tallied (after insert on completion): adds rows; sets completions
--   completion_untallied (after delete on completion): sets completions
CREATE TABLE training_tally (
  local_date text NOT NULL,
  option text NOT NULL,
  completions integer NOT NULL,
  PRIMARY KEY (local_date, option)
);

-- Kept by triggers:
--   community_comment_added (after insert on community_comment): sets comment_count, revision
--   community_comment_changed (after update of content, deleted_at, pinned_at on community_comment): sets comment_count, revision
--   community_comment_hidden (after update of hidden_at on community_comment): sets revision
--   community_comment_removed (after delete on community_comment): sets comment_count, revision
CREATE TABLE training_thread (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  program_id integer REFERENCES weekly_program(id) ON DELETE CASCADE,
  day_of_week integer,
  workout_id integer REFERENCES workout(id) ON DELETE CASCADE,
  comment_count integer DEFAULT 0 NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  CONSTRAINT training_thread_one_place CHECK ((program_id IS NULL) <> (workout_id IS NULL) AND (program_id IS NULL) = (day_of_week IS NULL))
);
CREATE UNIQUE INDEX training_thread_day ON training_thread (program_id, day_of_week) WHERE program_id IS NOT NULL;
CREATE UNIQUE INDEX training_thread_workout ON training_thread (workout_id) WHERE workout_id IS NOT NULL;

CREATE TABLE trial_claim (
  email_key text PRIMARY KEY NOT NULL,
  user_id text NOT NULL,
  started_at integer NOT NULL
);
CREATE INDEX trial_claim_user ON trial_claim (user_id);

CREATE TABLE upload_attempt (
  id text PRIMARY KEY NOT NULL,
  at integer NOT NULL,
  user_id text,
  kind text NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  size_bytes integer NOT NULL,
  processing_ms integer NOT NULL,
  exercise_count integer NOT NULL,
  error_code text,
  document_id text,
  day text DEFAULT '' NOT NULL,
  hour integer DEFAULT 0 NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE INDEX upload_attempt_at ON upload_attempt (at);
CREATE TRIGGER upload_attempt_tallied AFTER INSERT ON upload_attempt WHEN NEW.error_code IS NOT 'week_document' BEGIN
  INSERT INTO upload_tally (day, facet, value, uploads, successes, processing_ms, exercises, last_at)
    SELECT NEW.day, each.key, each.value, 1, NEW.error_code IS NULL, NEW.processing_ms, NEW.exercise_count, NEW.at
    FROM json_each(json_object( 'all', '', 'type', NEW.file_type, 'error', NEW.error_code, 'size', CASE WHEN NEW.size_bytes < 102400 THEN '0' WHEN NEW.size_bytes < 1048576 THEN '1' WHEN NEW.size_bytes < 5242880 THEN '2' ELSE '3' END, 'user', NEW.user_id )) AS each
    WHERE each.value IS NOT NULL
    ON CONFLICT (day, facet, value)
    DO UPDATE SET uploads = uploads + 1, successes = successes + excluded.successes, processing_ms = processing_ms + excluded.processing_ms, exercises = exercises + excluded.exercises, last_at = max(last_at, excluded.last_at);
  UPDATE upload_tally SET hours = json_set(hours, '$.h' || NEW.hour, coalesce(json_extract(hours, '$.h' || NEW.hour), 0) + 1)
    WHERE day = NEW.day AND facet = 'all' AND value = '';
END;

CREATE TABLE upload_batch (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL,
  created_at integer NOT NULL,
  closed_at integer,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX upload_batch_open ON upload_batch (user_id, created_at) WHERE closed_at IS NULL;

CREATE TABLE upload_batch_item (
  batch_id text NOT NULL,
  sha256 text NOT NULL,
  place integer NOT NULL,
  file_name text NOT NULL,
  size_bytes integer NOT NULL,
  state text DEFAULT 'pending' NOT NULL,
  error text,
  outcome text,
  PRIMARY KEY (batch_id, sha256),
  FOREIGN KEY (batch_id) REFERENCES upload_batch(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

-- Kept by triggers:
--   upload_attempt_tallied (after insert on upload_attempt): adds rows; sets uploads, successes, processing_ms, exercises, last_at, hours
CREATE TABLE upload_tally (
  day text NOT NULL,
  facet text NOT NULL,
  value text NOT NULL,
  uploads integer NOT NULL,
  successes integer NOT NULL,
  processing_ms integer NOT NULL,
  exercises integer NOT NULL,
  last_at integer NOT NULL,
  hours text DEFAULT '{}' NOT NULL,
  PRIMARY KEY (day, facet, value)
) WITHOUT ROWID;

CREATE TABLE user (
  id text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_verified integer DEFAULT false NOT NULL,
  image text,
  first_name text DEFAULT '' NOT NULL,
  last_name text DEFAULT '' NOT NULL,
  role text DEFAULT 'user' NOT NULL,
  banned integer DEFAULT false NOT NULL,
  time_zone text DEFAULT 'UTC' NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  belt text,
  may_publish integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX user_email_unique ON user (email);
CREATE INDEX user_joined ON user (created_at);
CREATE INDEX user_staff ON user (role) WHERE role <> 'user';
CREATE TRIGGER user_free_time AFTER UPDATE OF role ON user WHEN old.role <> new.role BEGIN
  UPDATE member_entry SET free_until = CASE WHEN new.role = 'user' THEN (SELECT free_until FROM membership WHERE user_id = new.id) END
    WHERE user_id = new.id;
END;
CREATE TRIGGER user_joined_staff AFTER UPDATE OF role ON user WHEN old.role = 'user' AND new.role <> 'user' BEGIN
  DELETE FROM membership
    WHERE user_id = new.id AND is_trial = 1;
  DELETE FROM membership_change
    WHERE user_id = new.id;
  UPDATE member_entry SET state = 'none', plan = '', monthly_cents = 0, cancelling = 0, trial_ends_at = NULL
    WHERE user_id = new.id;
END;
CREATE TRIGGER user_leaving BEFORE DELETE ON user BEGIN
  INSERT INTO member_leaving (member_key)
    SELECT id
    FROM member_entry
    WHERE user_id = old.id;
END;
CREATE TRIGGER user_left AFTER DELETE ON user BEGIN
  DELETE FROM member_leaving;
END;
CREATE TRIGGER user_left_staff AFTER UPDATE OF role ON user WHEN old.role <> 'user' AND new.role = 'user' BEGIN
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT 'started', new.updated_at, m.user_id, m.plan, CASE WHEN m.status = 'active' THEN coalesce(m.plan_amount_cents, 0) / CASE WHEN m.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END
    FROM membership m
    WHERE m.user_id = new.id AND m.is_trial = 0 AND m.status IN ('active', 'past_due', 'trialing');
  UPDATE member_entry SET state = CASE WHEN m.is_trial = 1 THEN 'trial' WHEN m.status = 'incomplete_expired' THEN 'none' WHEN m.status = 'trialing' THEN 'active' ELSE m.status END, plan = CASE WHEN m.is_trial = 1 THEN '' ELSE coalesce(m.plan, '') END, monthly_cents = CASE WHEN m.is_trial = 0 AND m.status = 'active' THEN coalesce(m.plan_amount_cents, 0) / CASE WHEN m.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END, cancelling = m.cancel_at_period_end AND m.is_trial = 0 AND m.status IN ('active', 'past_due', 'trialing'), trial_ends_at = CASE WHEN m.is_trial = 1 THEN m.current_period_end END
    FROM membership m
    WHERE m.user_id = new.id AND member_entry.user_id = new.id;
END;
CREATE TRIGGER user_listed AFTER INSERT ON user WHEN new.id <> 'former-member' BEGIN
  INSERT INTO member_entry (user_id, joined_at, role, idle_since, search_text)
    VALUES (new.id, new.created_at, new.role, new.created_at, lower(fold(new.first_name || ' ' || new.last_name || ' ' || new.email)));
END;
CREATE TRIGGER user_listed_anew AFTER UPDATE OF first_name, last_name, email, role ON user BEGIN
  UPDATE member_entry SET role = new.role, search_text = lower(fold(new.first_name || ' ' || new.last_name || ' ' || new.email))
    WHERE user_id = new.id;
END;
CREATE TRIGGER user_role_brings AFTER UPDATE OF role ON user BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, new.updated_at
    FROM revenue_now
    WHERE user_id = new.id
    ON CONFLICT
    DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;

CREATE TABLE validation_report (
  id text PRIMARY KEY NOT NULL,
  document_id text NOT NULL,
  document_name text NOT NULL,
  status text NOT NULL,
  total_rules integer NOT NULL,
  passed_rules integer NOT NULL,
  failed_rules integer NOT NULL,
  warning_rules integer NOT NULL,
  issues text NOT NULL,
  rules_version integer NOT NULL,
  at integer NOT NULL,
  archived_at integer,
  FOREIGN KEY (document_id) REFERENCES coach_document(id) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX validation_report_at ON validation_report (at, id);
CREATE INDEX validation_report_document ON validation_report (document_id, at);
CREATE INDEX validation_report_shown ON validation_report (at, id) WHERE archived_at IS NULL;

CREATE TABLE validation_rule (
  id text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  severity text NOT NULL,
  category text NOT NULL,
  pattern text,
  expected_count integer DEFAULT 0 NOT NULL,
  is_active integer DEFAULT 1 NOT NULL,
  built_in text,
  created_at integer NOT NULL,
  forbids integer DEFAULT 0 NOT NULL,
  deleted_at integer
);

CREATE TABLE validation_run (
  id text PRIMARY KEY NOT NULL,
  requested_by text,
  created_at integer NOT NULL,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  FOREIGN KEY (requested_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE INDEX validation_run_open ON validation_run (created_at) WHERE done < total;

CREATE TABLE validation_run_item (
  run_id text NOT NULL,
  document_id text NOT NULL,
  done_at integer,
  PRIMARY KEY (run_id, document_id),
  FOREIGN KEY (run_id) REFERENCES validation_run(id) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (document_id) REFERENCES coach_document(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;

CREATE TABLE validation_settings (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  run_on_upload integer DEFAULT 0 NOT NULL,
  block_import integer DEFAULT 0 NOT NULL,
  mail_failures integer DEFAULT 0 NOT NULL,
  detailed_reports integer DEFAULT 1 NOT NULL,
  archive_after_30_days integer DEFAULT 0 NOT NULL,
  csv_export integer DEFAULT 1 NOT NULL,
  rules_version integer DEFAULT 1 NOT NULL
);

CREATE TABLE verification (
  id text PRIMARY KEY NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX verification_identifier ON verification (identifier);
CREATE INDEX verification_value ON verification (value);

CREATE TABLE video_link (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  url text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'unchecked',
  checked_at integer,
  due_at integer NOT NULL
);
CREATE INDEX video_link_due ON video_link (due_at);
CREATE INDEX video_link_trouble ON video_link (id) WHERE state IN ('dead', 'private', 'not_embeddable');

CREATE TABLE week_plan (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  monday text NOT NULL,
  since text NOT NULL,
  roll_days text NOT NULL,
  lifts integer NOT NULL,
  PRIMARY KEY (user_id, monday)
);

CREATE TABLE week_plan_setting (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  preferred_time text,
  remind_at integer
);
CREATE INDEX week_plan_setting_remind ON week_plan_setting (remind_at) WHERE remind_at IS NOT NULL;

-- Kept by triggers:
--   weekly_program_exercise_added (after insert on exercise): sets exercise_count, missing_video_count
--   weekly_program_exercise_removed (after delete on exercise): sets exercise_count, missing_video_count
--   weekly_program_search_added (after insert on weekly_program): sets search_text
--   weekly_program_video_changed (after update of video_url on exercise): sets missing_video_count, revision
CREATE TABLE weekly_program (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  title text NOT NULL,
  description text,
  week_number integer,
  start_date text NOT NULL,
  end_date text NOT NULL,
  is_published integer DEFAULT false NOT NULL,
  document_id text,
  created_by text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  deleted_at integer,
  revision integer NOT NULL DEFAULT 1,
  publish_at integer,
  exercise_count integer NOT NULL DEFAULT 0,
  missing_video_count integer NOT NULL DEFAULT 0,
  search_text text NOT NULL DEFAULT '',
  assigned_to text REFERENCES user(id) ON DELETE CASCADE,
  FOREIGN KEY (created_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);
CREATE INDEX weekly_program_assigned ON weekly_program (assigned_to, start_date) WHERE assigned_to IS NOT NULL;
CREATE INDEX weekly_program_created ON weekly_program (created_at,id);
CREATE INDEX weekly_program_current ON weekly_program (is_published,start_date,week_number,created_at);
CREATE INDEX weekly_program_deleted ON weekly_program (deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX weekly_program_document ON weekly_program (document_id);
CREATE INDEX weekly_program_due ON weekly_program (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX weekly_program_running ON weekly_program (is_published, end_date);
CREATE INDEX weekly_program_state ON weekly_program (is_published, created_at, id);
CREATE INDEX weekly_program_week ON weekly_program (week_number, created_at);
CREATE TRIGGER notice_of_week_withdrawn AFTER UPDATE OF is_published, deleted_at ON weekly_program WHEN (new.deleted_at IS NOT NULL AND old.deleted_at IS NULL) OR (new.is_published = 0 AND old.is_published = 1) BEGIN
  DELETE FROM notice
    WHERE training_thread_id IN (SELECT id FROM training_thread WHERE program_id = new.id);
END;
CREATE TRIGGER weekly_program_search_added AFTER INSERT ON weekly_program WHEN new.search_text = '' BEGIN
  UPDATE weekly_program SET search_text = lower(title || char(10) || coalesce(description, '') || coalesce(char(10) || 'week ' || week_number, ''))
    WHERE id = new.id;
END;

-- Kept by triggers:
--   workout_search_added (after insert on workout): sets title
--   workout_search_changed (after update of title, focus, description on workout): sets search_text
--   workout_video_changed (after update of video_url on exercise): sets updated_at
CREATE TABLE workout (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  title text NOT NULL,
  description text,
  day integer,
  duration_minutes integer,
  intensity text,
  focus text,
  video_url text,
  thumbnail_url text,
  is_published integer DEFAULT true NOT NULL,
  document_id text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  deleted_at integer,
  search_text text NOT NULL DEFAULT ''
);
CREATE INDEX workout_created ON workout (created_at, id);
CREATE INDEX workout_day ON workout (is_published, day, created_at, id);
CREATE INDEX workout_deleted ON workout (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX workout_document ON workout (document_id);
CREATE INDEX workout_focus ON workout (is_published, lower(trim(focus)), trim(focus));
CREATE INDEX workout_intensity ON workout (is_published, lower(trim(intensity)), trim(intensity));
CREATE INDEX workout_published ON workout (is_published,created_at,id);
CREATE INDEX workout_title ON workout (lower(trim(title)));
CREATE TRIGGER notice_of_workout_withdrawn AFTER UPDATE OF is_published, deleted_at ON workout WHEN (new.deleted_at IS NOT NULL AND old.deleted_at IS NULL) OR (new.is_published = 0 AND old.is_published = 1) BEGIN
  DELETE FROM notice
    WHERE training_thread_id IN (SELECT id FROM training_thread WHERE workout_id = new.id);
END;
CREATE TRIGGER workout_frees_media AFTER DELETE ON workout BEGIN
  DELETE FROM media_claim
    WHERE place = 'cover' AND place_id = CAST(old.id AS TEXT);
END;
CREATE TRIGGER workout_search_added AFTER INSERT ON workout BEGIN
  UPDATE workout SET title = title
    WHERE id = new.id;
END;
CREATE TRIGGER workout_search_changed AFTER UPDATE OF title, focus, description ON workout BEGIN
  UPDATE workout SET search_text = lower(title || ' ' || coalesce(focus, '') || ' ' || coalesce(description, ''))
    WHERE id = new.id;
  UPDATE workout SET search_text = fold(search_text)
    WHERE id = new.id;
END;

CREATE TABLE workout_template (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  name text NOT NULL,
  description text,
  category text,
  difficulty text NOT NULL,
  estimated_duration_minutes integer NOT NULL,
  exercise_fields text NOT NULL,
  sample_exercises text NOT NULL,
  is_active integer DEFAULT true NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX workout_template_created ON workout_template (created_at, id);

-- Kept by triggers:
--   written_comment_added (after insert on community_comment): adds rows
--   written_comment_changed (after update of content on community_comment): adds rows
--   written_comment_emptied (after update of deleted_at on community_comment): removes rows
--   written_comment_removed (after delete on community_comment): removes rows
--   written_message_added (after insert on direct_message): adds rows
--   written_message_removed (after delete on direct_message): removes rows
--   written_post_added (after insert on community_post): adds rows
--   written_post_changed (after update of content on community_post): adds rows
--   written_post_removed (after delete on community_post): removes rows
CREATE TABLE written_text (
  kind text NOT NULL,
  id integer NOT NULL,
  folded text,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX written_text_waiting ON written_text (kind, id) WHERE folded IS NULL;

CREATE VIEW revenue_now AS
  SELECT user_id, at, amount * times AS yearly_cents, max(0, amount - off) * times AS net_yearly_cents
  FROM (
    SELECT m.user_id, m.updated_at AS at,
      CASE WHEN m.is_trial = 0 AND u.role = 'user' AND coalesce(m.paused_until, 0) <= m.updated_at AND (m.status = 'active'
        OR m.status = 'trialing' AND EXISTS (SELECT 1 FROM membership_pause p WHERE p.user_id = m.user_id))
        THEN coalesce(m.plan_amount_cents, 0) ELSE 0 END AS amount,
      CASE WHEN m.plan = 'annual' THEN 1 ELSE 12 END AS times,
      CASE WHEN a.coupon_name IS NOT NULL AND (a.coupon_duration = 'forever' OR a.coupon_ends_at > m.updated_at) THEN
        CAST(round(coalesce(m.plan_amount_cents, 0) * coalesce(a.coupon_percent_off, 0) / 100.0) AS INTEGER)
          + coalesce(a.coupon_amount_off, 0)
      ELSE 0 END AS off
    FROM membership m JOIN user u ON u.id = m.user_id LEFT JOIN billing_account a ON a.user_id = m.user_id
  );
