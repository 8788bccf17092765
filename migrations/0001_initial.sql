-- The first schema. Instants are integer milliseconds UTC; dates are YYYY-MM-DD in the member's or the site's time zone.

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

CREATE INDEX account_user ON account (user_id);
CREATE UNIQUE INDEX account_provider ON account (provider_id,account_id);
CREATE TABLE audit_log (
  id text PRIMARY KEY NOT NULL,
  at integer NOT NULL,
  actor_id text,
  action text NOT NULL,
  subject text NOT NULL,
  detail text
);

CREATE INDEX audit_log_at ON audit_log (at);
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

CREATE INDEX passkey_user ON passkey (user_id);
CREATE INDEX passkey_credential ON passkey (credential_id);
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
  updated_at integer NOT NULL
);

CREATE UNIQUE INDEX user_email_unique ON user (email);
CREATE INDEX user_staff ON user (role) WHERE role <> 'user';
CREATE TABLE verification (
  id text PRIMARY KEY NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);

CREATE INDEX verification_identifier ON verification (identifier);
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
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE trial_claim (
  email_key text PRIMARY KEY NOT NULL,
  user_id text NOT NULL,
  started_at integer NOT NULL
);

CREATE INDEX trial_claim_user ON trial_claim (user_id);
CREATE TABLE blog_post (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  excerpt text,
  content text NOT NULL,
  category text,
  tags text,
  featured_image text,
  read_time integer,
  is_published integer DEFAULT false NOT NULL,
  is_featured integer DEFAULT false NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);

CREATE UNIQUE INDEX blog_post_slug_unique ON blog_post (slug);
CREATE INDEX blog_post_published ON blog_post (is_published,created_at,id);
CREATE TABLE community_post (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL,
  content text NOT NULL,
  media_url text,
  media_type text,
  created_at integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX community_post_recent ON community_post (created_at,id);
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
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);

CREATE INDEX upload_attempt_at ON upload_attempt (at);
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
  last_error text
);

CREATE INDEX email_outbox_created ON email_outbox (created_at,id);
CREATE TABLE daily_workout (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  program_id integer NOT NULL,
  day_of_week integer NOT NULL,
  title text NOT NULL,
  description text,
  notes text,
  FOREIGN KEY (program_id) REFERENCES weekly_program(id) ON UPDATE no action ON DELETE cascade
);

CREATE UNIQUE INDEX daily_workout_day ON daily_workout (program_id,day_of_week);
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
  CONSTRAINT "exercise_one_owner" CHECK((daily_workout_id is null) <> (workout_id is null)),
  CONSTRAINT "exercise_section" CHECK((daily_workout_id is null) = (column_type is null))
);

CREATE INDEX exercise_daily_workout ON exercise (daily_workout_id,column_type,position);
CREATE INDEX exercise_workout ON exercise (workout_id,position);
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
  FOREIGN KEY (created_by) REFERENCES user(id) ON UPDATE no action ON DELETE set null
);

CREATE INDEX weekly_program_current ON weekly_program (is_published,start_date,week_number,created_at);
CREATE INDEX weekly_program_created ON weekly_program (created_at,id);
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
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

CREATE INDEX completion_recent ON completion (user_id,completed_at,id);
CREATE UNIQUE INDEX completion_section_once_a_day ON completion (user_id,daily_workout_id,column_type,local_date) WHERE daily_workout_id is not null;
CREATE UNIQUE INDEX completion_idempotency ON completion (user_id,idempotency_key) WHERE idempotency_key is not null;
CREATE TABLE progress_total (
  user_id text PRIMARY KEY NOT NULL,
  completions integer NOT NULL,
  minutes integer NOT NULL,
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE training_day (
  user_id text NOT NULL,
  local_date text NOT NULL,
  completions integer NOT NULL,
  minutes integer NOT NULL,
  PRIMARY KEY(user_id, local_date),
  FOREIGN KEY (user_id) REFERENCES user(id) ON UPDATE no action ON DELETE cascade
);

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
  deleted_at integer
);

CREATE INDEX workout_published ON workout (is_published,created_at,id);
-- Totals and training days follow the completions by themselves, so a retried or refused insert can never count twice.
CREATE TRIGGER completion_added AFTER INSERT ON completion BEGIN
  INSERT INTO progress_total (user_id, completions, minutes)
    VALUES (new.user_id, 1, coalesce(new.duration_minutes, 0))
    ON CONFLICT (user_id) DO UPDATE SET
      completions = completions + 1,
      minutes = minutes + coalesce(new.duration_minutes, 0);
  INSERT INTO training_day (user_id, local_date, completions, minutes)
    VALUES (new.user_id, new.local_date, 1, coalesce(new.duration_minutes, 0))
    ON CONFLICT (user_id, local_date) DO UPDATE SET
      completions = completions + 1,
      minutes = minutes + coalesce(new.duration_minutes, 0);
END;
