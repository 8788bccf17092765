-- Time that the payment provider gives for free is a membership, in the numbers too. Staff are no members: no trial, and
-- no figure of theirs.
DROP TRIGGER membership_listed;
DROP TRIGGER membership_listed_anew;
DROP TRIGGER membership_unlisted;
CREATE TRIGGER membership_listed AFTER INSERT ON membership BEGIN
  INSERT INTO membership_change (kind, at, user_id)
    SELECT 'trial', new.current_period_start, new.user_id WHERE new.is_trial = 1 AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT 'started', new.created_at, new.user_id, new.plan,
      CASE WHEN new.status = 'active' THEN
        coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END
      WHERE new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing') AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
  UPDATE member_entry SET
    state = CASE WHEN new.is_trial = 1 THEN 'trial' WHEN new.status = 'incomplete_expired' THEN 'none'
      WHEN new.status = 'trialing' THEN 'active' ELSE new.status END,
    plan = CASE WHEN new.is_trial = 1 THEN '' ELSE coalesce(new.plan, '') END,
    monthly_cents = CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN
      coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END,
    cancelling = new.cancel_at_period_end AND new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing'),
    trial_ends_at = CASE WHEN new.is_trial = 1 THEN new.current_period_end END,
    idle_since = max(idle_since, CASE WHEN new.is_trial = 1 THEN 0 ELSE new.created_at END)
    WHERE user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
END;
CREATE TRIGGER membership_listed_anew
AFTER UPDATE OF status, is_trial, plan, plan_amount_cents, cancel_at_period_end, current_period_end ON membership BEGIN
  UPDATE membership_change SET paid_at = new.updated_at
    WHERE user_id = new.user_id AND kind = 'trial' AND paid_at IS NULL
      AND new.is_trial = 0 AND new.status IN ('active', 'past_due') AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT
      CASE WHEN NOT was THEN 'started' WHEN NOT is_now THEN 'ended' ELSE 'plan' END,
      new.updated_at, new.user_id, new.plan, brings - entry.monthly_cents
    FROM (
      SELECT
        old.is_trial = 0 AND old.status IN ('active', 'past_due', 'trialing') AS was,
        new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing') AS is_now,
        CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN
          coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END AS brings
    ), member_entry AS entry
    WHERE entry.user_id = new.user_id AND entry.role = 'user' AND (was <> is_now OR brings <> entry.monthly_cents);
  UPDATE member_entry SET
    idle_since = CASE
      WHEN state NOT IN ('active', 'past_due') AND new.is_trial = 0 AND new.status = 'active'
      THEN max(idle_since, new.updated_at) ELSE idle_since END,
    state = CASE WHEN new.is_trial = 1 THEN 'trial' WHEN new.status = 'incomplete_expired' THEN 'none'
      WHEN new.status = 'trialing' THEN 'active' ELSE new.status END,
    plan = CASE WHEN new.is_trial = 1 THEN '' ELSE coalesce(new.plan, '') END,
    monthly_cents = CASE WHEN new.is_trial = 0 AND new.status = 'active' THEN
      coalesce(new.plan_amount_cents, 0) / CASE WHEN new.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END,
    cancelling = new.cancel_at_period_end AND new.is_trial = 0 AND new.status IN ('active', 'past_due', 'trialing'),
    trial_ends_at = CASE WHEN new.is_trial = 1 THEN new.current_period_end END
    WHERE user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM user WHERE id = new.user_id AND role <> 'user');
END;
-- Only together with the account, or with the trial of somebody who becomes staff.
CREATE TRIGGER membership_unlisted AFTER DELETE ON membership BEGIN
  INSERT INTO membership_change (kind, at, plan, monthly_cents)
    SELECT 'ended', CAST(unixepoch('subsec') * 1000 AS INTEGER), old.plan,
      CASE WHEN old.status = 'active' THEN
        -(coalesce(old.plan_amount_cents, 0) / CASE WHEN old.plan = 'annual' THEN 12 ELSE 1 END) ELSE 0 END
      WHERE old.is_trial = 0 AND old.status IN ('active', 'past_due', 'trialing')
        AND NOT EXISTS (SELECT 1 FROM user WHERE id = old.user_id AND role <> 'user');
  UPDATE member_entry SET state = 'none', plan = '', monthly_cents = 0, cancelling = 0, trial_ends_at = NULL
    WHERE user_id = old.user_id;
END;

CREATE TRIGGER user_joined_staff AFTER UPDATE OF role ON user WHEN old.role = 'user' AND new.role <> 'user' BEGIN
  DELETE FROM membership WHERE user_id = new.id AND is_trial = 1;
  DELETE FROM membership_change WHERE user_id = new.id;
  UPDATE member_entry SET state = 'none', plan = '', monthly_cents = 0, cancelling = 0, trial_ends_at = NULL
    WHERE user_id = new.id;
END;
-- Whoever pays, and is no staff any more, is listed as if they had just begun.
CREATE TRIGGER user_left_staff AFTER UPDATE OF role ON user WHEN old.role <> 'user' AND new.role = 'user' BEGIN
  INSERT INTO membership_change (kind, at, user_id, plan, monthly_cents)
    SELECT 'started', new.updated_at, m.user_id, m.plan, CASE WHEN m.status = 'active' THEN
      coalesce(m.plan_amount_cents, 0) / CASE WHEN m.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END
    FROM membership m WHERE m.user_id = new.id AND m.is_trial = 0 AND m.status IN ('active', 'past_due', 'trialing');
  UPDATE member_entry SET
    state = CASE WHEN m.is_trial = 1 THEN 'trial' WHEN m.status = 'incomplete_expired' THEN 'none'
      WHEN m.status = 'trialing' THEN 'active' ELSE m.status END,
    plan = CASE WHEN m.is_trial = 1 THEN '' ELSE coalesce(m.plan, '') END,
    monthly_cents = CASE WHEN m.is_trial = 0 AND m.status = 'active' THEN
      coalesce(m.plan_amount_cents, 0) / CASE WHEN m.plan = 'annual' THEN 12 ELSE 1 END ELSE 0 END,
    cancelling = m.cancel_at_period_end AND m.is_trial = 0 AND m.status IN ('active', 'past_due', 'trialing'),
    trial_ends_at = CASE WHEN m.is_trial = 1 THEN m.current_period_end END
    FROM membership m WHERE m.user_id = new.id AND member_entry.user_id = new.id;
END;

-- What is there already.
DELETE FROM membership WHERE is_trial = 1 AND user_id IN (SELECT id FROM user WHERE role <> 'user');
DELETE FROM membership_change WHERE user_id IN (SELECT id FROM user WHERE role <> 'user');
UPDATE member_entry SET state = 'none', plan = '', monthly_cents = 0, cancelling = 0, trial_ends_at = NULL
  WHERE role <> 'user';
UPDATE member_entry SET state = 'active' WHERE state = 'trialing';
INSERT INTO membership_change (kind, at, user_id, plan)
  SELECT 'started', m.created_at, m.user_id, m.plan FROM membership m
  WHERE m.is_trial = 0 AND m.status = 'trialing' AND EXISTS (SELECT 1 FROM user u WHERE u.id = m.user_id AND u.role = 'user');
