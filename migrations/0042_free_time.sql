-- Time that the club gives without a subscription. It stands beside whatever the payment provider says, which never changes it.
ALTER TABLE membership ADD COLUMN free_until integer;
CREATE INDEX membership_free ON membership (free_until) WHERE free_until IS NOT NULL;
ALTER TABLE member_entry ADD COLUMN free_until integer;
CREATE INDEX member_entry_free ON member_entry (free_until, state, trial_ends_at, id) WHERE free_until IS NOT NULL;

CREATE TRIGGER membership_free_listed AFTER INSERT ON membership WHEN new.free_until IS NOT NULL BEGIN
  UPDATE member_entry SET free_until = new.free_until WHERE user_id = new.user_id AND role = 'user';
END;
CREATE TRIGGER membership_free_moved AFTER UPDATE OF free_until ON membership BEGIN
  UPDATE member_entry SET free_until = new.free_until WHERE user_id = new.user_id AND role = 'user';
END;
CREATE TRIGGER membership_free_gone AFTER DELETE ON membership WHEN old.free_until IS NOT NULL BEGIN
  UPDATE member_entry SET free_until = NULL WHERE user_id = old.user_id;
END;
-- Staff are no members.
CREATE TRIGGER user_free_time AFTER UPDATE OF role ON user WHEN old.role <> new.role BEGIN
  UPDATE member_entry SET
    free_until = CASE WHEN new.role = 'user' THEN (SELECT free_until FROM membership WHERE user_id = new.id) END
    WHERE user_id = new.id;
END;

-- What the coach calls members by, in their own words.
CREATE TABLE member_tag (
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  tag text NOT NULL,
  PRIMARY KEY (user_id, tag)
);
CREATE INDEX member_tag_tag ON member_tag (tag, user_id);
