-- What running memberships bring a year, before and after coupons: whole cents, so that a month's share is divided once and not
-- for each member.
CREATE TABLE revenue (
  user_id text PRIMARY KEY NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  yearly_cents integer NOT NULL,
  net_yearly_cents integer NOT NULL,
  at integer NOT NULL
);
CREATE TABLE revenue_total (
  id integer PRIMARY KEY NOT NULL CHECK (id = 1),
  yearly_cents integer NOT NULL,
  net_yearly_cents integer NOT NULL
);
CREATE TABLE revenue_change (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  at integer NOT NULL,
  yearly_cents integer NOT NULL,
  net_yearly_cents integer NOT NULL
);
CREATE INDEX revenue_change_at ON revenue_change (at, yearly_cents, net_yearly_cents);

-- A coupon counts while it takes part in later payments too.
CREATE VIEW revenue_now AS
  SELECT user_id, at, amount * times AS yearly_cents, max(0, amount - off) * times AS net_yearly_cents
  FROM (
    SELECT m.user_id, m.updated_at AS at,
      CASE WHEN m.status = 'active' AND m.is_trial = 0 AND u.role = 'user' THEN coalesce(m.plan_amount_cents, 0) ELSE 0 END AS amount,
      CASE WHEN m.plan = 'annual' THEN 1 ELSE 12 END AS times,
      CASE WHEN a.coupon_name IS NOT NULL AND (a.coupon_duration = 'forever' OR a.coupon_ends_at > m.updated_at) THEN
        CAST(round(coalesce(m.plan_amount_cents, 0) * coalesce(a.coupon_percent_off, 0) / 100.0) AS INTEGER)
          + coalesce(a.coupon_amount_off, 0)
      ELSE 0 END AS off
    FROM membership m JOIN user u ON u.id = m.user_id LEFT JOIN billing_account a ON a.user_id = m.user_id
  );

INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
  SELECT user_id, yearly_cents, net_yearly_cents, at FROM revenue_now;
INSERT INTO revenue_total (id, yearly_cents, net_yearly_cents)
  SELECT 1, coalesce(sum(yearly_cents), 0), coalesce(sum(net_yearly_cents), 0) FROM revenue;
INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
  SELECT at, monthly_cents * 12, monthly_cents * 12 FROM membership_change WHERE monthly_cents <> 0;

CREATE TRIGGER revenue_begun AFTER INSERT ON revenue BEGIN
  INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
    SELECT new.at, new.yearly_cents, new.net_yearly_cents WHERE new.yearly_cents <> 0;
  UPDATE revenue_total SET yearly_cents = yearly_cents + new.yearly_cents,
    net_yearly_cents = net_yearly_cents + new.net_yearly_cents;
END;
CREATE TRIGGER revenue_changed AFTER UPDATE ON revenue
WHEN new.yearly_cents <> old.yearly_cents OR new.net_yearly_cents <> old.net_yearly_cents BEGIN
  INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
    VALUES (new.at, new.yearly_cents - old.yearly_cents, new.net_yearly_cents - old.net_yearly_cents);
  UPDATE revenue_total SET yearly_cents = yearly_cents + new.yearly_cents - old.yearly_cents,
    net_yearly_cents = net_yearly_cents + new.net_yearly_cents - old.net_yearly_cents;
END;
CREATE TRIGGER revenue_gone AFTER DELETE ON revenue WHEN old.yearly_cents <> 0 BEGIN
  INSERT INTO revenue_change (at, yearly_cents, net_yearly_cents)
    VALUES (CAST(unixepoch('subsec') * 1000 AS INTEGER), -old.yearly_cents, -old.net_yearly_cents);
  UPDATE revenue_total SET yearly_cents = yearly_cents - old.yearly_cents,
    net_yearly_cents = net_yearly_cents - old.net_yearly_cents;
END;

CREATE TRIGGER membership_brings AFTER INSERT ON membership BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at FROM revenue_now WHERE user_id = new.user_id
    ON CONFLICT DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
CREATE TRIGGER membership_brings_anew AFTER UPDATE OF status, is_trial, plan, plan_amount_cents ON membership BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at FROM revenue_now WHERE user_id = new.user_id
    ON CONFLICT DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
CREATE TRIGGER membership_brings_nothing AFTER DELETE ON membership BEGIN
  DELETE FROM revenue WHERE user_id = old.user_id;
END;
CREATE TRIGGER coupon_takes AFTER UPDATE OF coupon_name, coupon_duration, coupon_percent_off, coupon_amount_off, coupon_ends_at
ON billing_account BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at FROM revenue_now WHERE user_id = new.user_id
    ON CONFLICT DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
CREATE TRIGGER user_role_brings AFTER UPDATE OF role ON user BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, new.updated_at FROM revenue_now WHERE user_id = new.id
    ON CONFLICT DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;

-- Whose change it was, by a number that says nothing of anybody: what is left of a member who has gone still belongs together.
ALTER TABLE membership_change ADD COLUMN member_key integer;
UPDATE membership_change SET member_key = (SELECT id FROM member_entry WHERE user_id = membership_change.user_id);
CREATE TABLE member_leaving (member_key integer PRIMARY KEY NOT NULL);
CREATE TRIGGER user_leaving BEFORE DELETE ON user BEGIN
  INSERT INTO member_leaving (member_key) SELECT id FROM member_entry WHERE user_id = old.id;
END;
CREATE TRIGGER user_left AFTER DELETE ON user BEGIN
  DELETE FROM member_leaving;
END;
CREATE TRIGGER membership_change_keyed AFTER INSERT ON membership_change BEGIN
  UPDATE membership_change SET member_key = coalesce(
    (SELECT id FROM member_entry WHERE user_id = new.user_id), (SELECT max(member_key) FROM member_leaving)
  ) WHERE id = new.id;
END;

-- Which invoice is the last: what a mail about it is named after. Annual memberships are told before they renew.
ALTER TABLE billing_account ADD COLUMN latest_invoice_id text;
CREATE INDEX membership_annual ON membership (current_period_end) WHERE plan = 'annual';
