-- What the coach's lists of members are ordered, filtered and searched by: one row a user, kept by the triggers below.
CREATE TABLE member_entry (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  joined_at integer NOT NULL,
  role text NOT NULL,
  -- none, trial, or the status of the membership.
  state text DEFAULT 'none' NOT NULL,
  plan text DEFAULT '' NOT NULL,
  -- What an active membership brings a month, before coupons.
  monthly_cents integer DEFAULT 0 NOT NULL,
  cancelling integer DEFAULT 0 NOT NULL,
  trial_ends_at integer,
  -- The last training that was finished; without any since then, the start of the membership.
  idle_since integer NOT NULL,
  -- Name and address in lower case and without accents: no full-text table, which would keep D1 from being exported.
  search_text text NOT NULL
);
CREATE UNIQUE INDEX member_entry_user ON member_entry (user_id);
CREATE INDEX member_entry_joined ON member_entry (joined_at, id);
CREATE INDEX member_entry_state ON member_entry (state, joined_at, id);
CREATE INDEX member_entry_role ON member_entry (role, joined_at, id) WHERE role <> 'user';
CREATE INDEX member_entry_cancelling ON member_entry (joined_at, id) WHERE cancelling = 1;
CREATE INDEX member_entry_trial ON member_entry (state, trial_ends_at, id);
CREATE INDEX member_entry_idle ON member_entry (state, idle_since, id);
CREATE INDEX conversation_waiting ON conversation (waiting_since, id) WHERE waiting_since IS NOT NULL;

-- How many members stand where, and what they bring a month.
CREATE TABLE member_count (
  state text NOT NULL,
  plan text NOT NULL,
  members integer NOT NULL,
  monthly_cents integer NOT NULL,
  PRIMARY KEY (state, plan)
);

-- What happened to memberships. A membership runs while it is active or past due.
CREATE TABLE membership_change (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  -- trial, started, ended, or plan: another plan or price.
  kind text NOT NULL,
  at integer NOT NULL,
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  plan text,
  -- By how much the monthly revenue grew with it.
  monthly_cents integer DEFAULT 0 NOT NULL,
  -- Of a trial: when it became a membership that is paid for.
  paid_at integer
);
CREATE INDEX membership_change_kind ON membership_change (kind, at, id);
CREATE INDEX membership_change_at ON membership_change (at, monthly_cents);
CREATE INDEX membership_change_user ON membership_change (user_id);
CREATE INDEX membership_change_paid ON membership_change (at, id) WHERE paid_at IS NOT NULL;

-- Trainings that were finished, by the member's day and by option.
CREATE TABLE training_tally (
  local_date text NOT NULL,
  option text NOT NULL,
  completions integer NOT NULL,
  PRIMARY KEY (local_date, option)
);
CREATE INDEX completion_day ON completion (local_date, id);

-- What admins write down about a member, for admins only.
CREATE TABLE member_note (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  member_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  author_id text REFERENCES user(id) ON DELETE SET NULL,
  content text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX member_note_member ON member_note (member_id, id);
CREATE INDEX member_note_author ON member_note (author_id);

-- A private week: its member's and the admins' alone. It goes with the account: without it, it would be everybody's.
ALTER TABLE weekly_program ADD COLUMN assigned_to text REFERENCES user(id) ON DELETE CASCADE;
CREATE INDEX weekly_program_assigned ON weekly_program (assigned_to, start_date) WHERE assigned_to IS NOT NULL;

CREATE INDEX audit_log_actor ON audit_log (actor_id, at);
CREATE INDEX audit_log_action ON audit_log (action, at);
CREATE INDEX audit_log_subject ON audit_log (subject, at);
CREATE INDEX audit_log_kind ON audit_log (substr(subject, 1, instr(subject || ':', ':') - 1), at);
UPDATE audit_log SET subject = 'user:' || subject WHERE action LIKE 'subscription.%' AND instr(subject, ':') = 0;

CREATE TRIGGER member_entry_added AFTER INSERT ON member_entry BEGIN
  INSERT INTO member_count (state, plan, members, monthly_cents)
    VALUES (new.state, new.plan, 1, new.monthly_cents)
    ON CONFLICT (state, plan) DO UPDATE SET
      members = members + 1, monthly_cents = monthly_cents + new.monthly_cents;
END;
CREATE TRIGGER member_entry_removed AFTER DELETE ON member_entry BEGIN
  UPDATE member_count SET members = members - 1, monthly_cents = monthly_cents - old.monthly_cents
    WHERE state = old.state AND plan = old.plan;
END;
CREATE TRIGGER member_entry_moved AFTER UPDATE OF state, plan, monthly_cents ON member_entry
WHEN old.state <> new.state OR old.plan <> new.plan OR old.monthly_cents <> new.monthly_cents BEGIN
  UPDATE member_count SET members = members - 1, monthly_cents = monthly_cents - old.monthly_cents
    WHERE state = old.state AND plan = old.plan;
  INSERT INTO member_count (state, plan, members, monthly_cents)
    VALUES (new.state, new.plan, 1, new.monthly_cents)
    ON CONFLICT (state, plan) DO UPDATE SET
      members = members + 1, monthly_cents = monthly_cents + new.monthly_cents;
END;

-- Nobody is behind the row that stands for those who have left.
CREATE TRIGGER user_listed AFTER INSERT ON user WHEN new.id <> 'former-member' BEGIN
  INSERT INTO member_entry (user_id, joined_at, role, idle_since, search_text)
    VALUES (new.id, new.created_at, new.role, new.created_at,
      lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.first_name || ' ' || new.last_name || ' ' || new.email, 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a'), 'Ç', 'c'), 'ç', 'c'), 'É', 'e'), 'È', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ñ', 'n'), 'ñ', 'n'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ý', 'y'), 'ý', 'y'), 'ÿ', 'y'), 'Š', 's'), 'š', 's'), 'Ž', 'z'), 'ž', 'z'), 'Č', 'c'), 'č', 'c'), 'Ć', 'c'), 'ć', 'c')));
END;
CREATE TRIGGER user_listed_anew AFTER UPDATE OF first_name, last_name, email, role ON user BEGIN
  UPDATE member_entry SET
    role = new.role,
    search_text = lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.first_name || ' ' || new.last_name || ' ' || new.email, 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a'), 'Ç', 'c'), 'ç', 'c'), 'É', 'e'), 'È', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ñ', 'n'), 'ñ', 'n'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ý', 'y'), 'ý', 'y'), 'ÿ', 'y'), 'Š', 's'), 'š', 's'), 'Ž', 'z'), 'ž', 'z'), 'Č', 'c'), 'č', 'c'), 'Ć', 'c'), 'ć', 'c'))
    WHERE user_id = new.id;
END;

CREATE TRIGGER membership_listed AFTER INSERT ON membership BEGIN
  INSERT INTO membership_change (kind, at, user_id)
    SELECT 'trial', new.current_period_start, new.user_id WHERE new.is_trial = 1;
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT 'started', new.created_at, new.user_id, new.plan,
      CASE WHEN new.status = 'active' THEN
        coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END
      WHERE new.is_trial = 0 AND new.status IN ('active', 'past_due');
  UPDATE member_entry SET
    state = CASE WHEN new.is_trial = 1 THEN 'trial' WHEN new.status = 'incomplete_expired' THEN 'none' ELSE new.status END,
    plan = CASE WHEN new.is_trial = 1 THEN '' ELSE coalesce(new.plan, '') END,
    monthly_cents = CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN
      coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END,
    cancelling = new.cancel_at_period_end AND new.is_trial = 0 AND new.status IN ('active', 'past_due'),
    trial_ends_at = CASE WHEN new.is_trial = 1 THEN new.current_period_end END,
    idle_since = max(idle_since, CASE WHEN new.is_trial = 1 THEN 0 ELSE new.created_at END)
    WHERE user_id = new.user_id;
END;
CREATE TRIGGER membership_listed_anew
AFTER UPDATE OF status, is_trial, plan, plan_amount_cents, cancel_at_period_end, current_period_end ON membership BEGIN
  UPDATE membership_change SET paid_at = new.updated_at
    WHERE user_id = new.user_id AND kind = 'trial' AND paid_at IS NULL
      AND new.is_trial = 0 AND new.status IN ('active', 'past_due');
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT
      CASE WHEN NOT was THEN 'started' WHEN NOT is_now THEN 'ended' ELSE 'plan' END,
      new.updated_at, new.user_id, new.plan, brings - entry.monthly_cents
    FROM (
      SELECT
        old.is_trial = 0 AND old.status IN ('active', 'past_due') AS was,
        new.is_trial = 0 AND new.status IN ('active', 'past_due') AS is_now,
        CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN
          coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END AS brings
    ), member_entry AS entry
    WHERE entry.user_id = new.user_id AND (was <> is_now OR brings <> entry.monthly_cents);
  UPDATE member_entry SET
    idle_since = CASE
      WHEN state NOT IN ('active', 'past_due') AND new.is_trial = 0 AND new.status = 'active'
      THEN max(idle_since, new.updated_at) ELSE idle_since END,
    state = CASE WHEN new.is_trial = 1 THEN 'trial' WHEN new.status = 'incomplete_expired' THEN 'none' ELSE new.status END,
    plan = CASE WHEN new.is_trial = 1 THEN '' ELSE coalesce(new.plan, '') END,
    monthly_cents = CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN
      coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END,
    cancelling = new.cancel_at_period_end AND new.is_trial = 0 AND new.status IN ('active', 'past_due'),
    trial_ends_at = CASE WHEN new.is_trial = 1 THEN new.current_period_end END
    WHERE user_id = new.user_id;
END;
-- Only together with the account.
CREATE TRIGGER membership_unlisted AFTER DELETE ON membership BEGIN
  INSERT INTO membership_change (kind, at, plan, monthly_cents)
    SELECT 'ended', CAST(unixepoch('subsec') * 1000 AS INTEGER), old.plan,
      CASE WHEN old.status = 'active' THEN
        -(coalesce(old.plan_amount_cents, 0) / CASE WHEN old.plan = 'annual' THEN 12 ELSE 1 END) ELSE 0 END
      WHERE old.is_trial = 0 AND old.status IN ('active', 'past_due');
  UPDATE member_entry SET state = 'none', plan = '', monthly_cents = 0, cancelling = 0, trial_ends_at = NULL
    WHERE user_id = old.user_id;
END;

CREATE TRIGGER completion_tallied AFTER INSERT ON completion BEGIN
  INSERT INTO training_tally (local_date, option, completions)
    VALUES (new.local_date, coalesce(new.column_type, 'workout'), 1)
    ON CONFLICT (local_date, option) DO UPDATE SET completions = completions + 1;
  UPDATE member_entry SET idle_since = new.completed_at
    WHERE user_id = new.user_id AND idle_since < new.completed_at;
END;
CREATE TRIGGER completion_untallied AFTER DELETE ON completion BEGIN
  UPDATE training_tally SET completions = completions - 1
    WHERE local_date = old.local_date AND option = coalesce(old.column_type, 'workout');
  UPDATE member_entry SET idle_since = max(
    coalesce((SELECT max(completed_at) FROM completion WHERE user_id = old.user_id), joined_at),
    coalesce((SELECT max(at) FROM membership_change WHERE user_id = old.user_id AND kind = 'started'), joined_at))
    WHERE user_id = old.user_id AND idle_since = old.completed_at;
END;

-- What is there already.
INSERT INTO member_entry (
  user_id, joined_at, role, state, plan, monthly_cents, cancelling, trial_ends_at, idle_since, search_text
)
SELECT u.id, u.created_at, u.role,
  CASE WHEN m.user_id IS NULL OR m.status = 'incomplete_expired' THEN 'none' WHEN m.is_trial = 1 THEN 'trial' ELSE m.status END,
  CASE WHEN m.is_trial = 0 THEN coalesce(m.plan, '') ELSE '' END,
  CASE WHEN m.is_trial = 0 AND m.status = 'active' THEN
    coalesce(m.plan_amount_cents, 0) / CASE WHEN m.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END,
  coalesce(m.cancel_at_period_end AND m.is_trial = 0 AND m.status IN ('active', 'past_due'), 0),
  CASE WHEN m.is_trial = 1 THEN m.current_period_end END,
  max(
    u.created_at,
    CASE WHEN m.is_trial = 0 THEN m.created_at ELSE 0 END,
    coalesce((SELECT max(c.completed_at) FROM completion c WHERE c.user_id = u.id), 0)
  ),
  lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.first_name || ' ' || u.last_name || ' ' || u.email, 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a'), 'Ç', 'c'), 'ç', 'c'), 'É', 'e'), 'È', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ñ', 'n'), 'ñ', 'n'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ý', 'y'), 'ý', 'y'), 'ÿ', 'y'), 'Š', 's'), 'š', 's'), 'Ž', 'z'), 'ž', 'z'), 'Č', 'c'), 'č', 'c'), 'Ć', 'c'), 'ć', 'c'))
FROM user u LEFT JOIN membership m ON m.user_id = u.id
WHERE u.id <> 'former-member'
ORDER BY u.created_at, u.rowid;
INSERT INTO membership_change (kind, at, user_id, paid_at)
SELECT 'trial', t.started_at, t.user_id, CASE WHEN m.is_trial = 0 THEN m.created_at END
FROM trial_claim t JOIN user u ON u.id = t.user_id LEFT JOIN membership m ON m.user_id = t.user_id;
INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
SELECT 'started', m.created_at, m.user_id, m.plan,
  CASE WHEN m.status = 'active' THEN
    coalesce(m.plan_amount_cents, 0) / CASE WHEN m.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END
FROM membership m WHERE m.is_trial = 0 AND m.status IN ('active', 'past_due');
INSERT INTO training_tally (local_date, option, completions)
SELECT local_date, coalesce(column_type, 'workout'), count(*) FROM completion GROUP BY 1, 2;
