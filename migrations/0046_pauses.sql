-- Weeks in which a membership rests, and its price with it: until when it does now, and all that there were.
ALTER TABLE membership ADD COLUMN paused_until integer;
CREATE INDEX membership_paused ON membership (paused_until) WHERE paused_until IS NOT NULL;

CREATE TABLE membership_pause (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id text NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  starts_at integer NOT NULL,
  ends_at integer NOT NULL,
  renews_at integer NOT NULL,
  ended_early_at integer
);
CREATE INDEX membership_pause_user ON membership_pause (user_id, starts_at);

-- A membership that rests brings nothing; one that has rested brings what it did, although the provider bills it later.
DROP VIEW revenue_now;
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
CREATE TRIGGER membership_rests AFTER UPDATE OF paused_until ON membership BEGIN
  INSERT INTO revenue (user_id, yearly_cents, net_yearly_cents, at)
    SELECT user_id, yearly_cents, net_yearly_cents, at FROM revenue_now WHERE user_id = new.user_id
    ON CONFLICT DO UPDATE SET yearly_cents = excluded.yearly_cents, net_yearly_cents = excluded.net_yearly_cents, at = excluded.at;
END;
