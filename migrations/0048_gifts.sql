-- Links that give a month to somebody new, who came by them, and whether members may make one.
CREATE TABLE gift_link (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  code text NOT NULL,
  promotion_code_id text NOT NULL,
  -- A member's link has a month and no label; the club's has a label.
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

-- Nobody has two: a person has one row, which outlives the account without its name.
CREATE TABLE gift_guest (
  id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  gift_id integer NOT NULL REFERENCES gift_link(id),
  user_id text REFERENCES user(id) ON DELETE SET NULL,
  at integer NOT NULL
);
CREATE UNIQUE INDEX gift_guest_user ON gift_guest (user_id);
CREATE INDEX gift_guest_gift ON gift_guest (gift_id, id);

CREATE TABLE gift_settings (id integer PRIMARY KEY NOT NULL, members_may_give integer NOT NULL);
INSERT INTO gift_settings (id, members_may_give) VALUES (1, 0);
