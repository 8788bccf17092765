-- When a member who wants to be reminded of their training is next; null reminds nobody.
ALTER TABLE week_plan_setting ADD COLUMN remind_at integer;
CREATE INDEX week_plan_setting_remind ON week_plan_setting (remind_at) WHERE remind_at IS NOT NULL;
