-- What a search looks into: in lower case and without accents, which SQLite's own lower() does for ASCII only. In steps,
-- for D1 refuses expressions more than 100 levels deep.
ALTER TABLE workout ADD COLUMN search_text text NOT NULL DEFAULT '';

CREATE TRIGGER workout_search_changed AFTER UPDATE OF title, focus, description ON workout BEGIN
  UPDATE workout SET search_text = lower(title || ' ' || coalesce(focus, '') || ' ' || coalesce(description, ''))
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'ä', 'a'), 'Ä', 'a'),
      'å', 'a'), 'Å', 'a'), 'ā', 'a'), 'Ā', 'a'), 'ă', 'a'), 'Ă', 'a'), 'ą', 'a'), 'Ą', 'a')
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      'ç', 'c'), 'Ç', 'c'), 'ć', 'c'), 'Ć', 'c'), 'č', 'c'), 'Č', 'c'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'),
      'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ē', 'e'), 'Ē', 'e'), 'ę', 'e'), 'Ę', 'e'), 'ě', 'e'), 'Ě', 'e')
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ī', 'i'), 'Ī', 'i'),
      'ñ', 'n'), 'Ñ', 'n'), 'ń', 'n'), 'Ń', 'n'), 'ň', 'n'), 'Ň', 'n')
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ö', 'o'), 'Ö', 'o'),
      'ő', 'o'), 'Ő', 'o'), 'ō', 'o'), 'Ō', 'o')
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'û', 'u'), 'Û', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ű', 'u'), 'Ű', 'u'),
      'ů', 'u'), 'Ů', 'u'), 'ū', 'u'), 'Ū', 'u')
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      'ś', 's'), 'Ś', 's'), 'š', 's'), 'Š', 's'), 'ş', 's'), 'Ş', 's'), 'ý', 'y'), 'Ý', 'y'), 'ÿ', 'y'), 'Ÿ', 'y'),
      'ź', 'z'), 'Ź', 'z'), 'ž', 'z'), 'Ž', 'z'), 'ż', 'z'), 'Ż', 'z')
    WHERE id = new.id;
  UPDATE workout SET search_text =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text,
      char(768), ''), char(769), ''), char(770), ''), char(771), ''), char(772), ''), char(774), ''), char(776), ''),
      char(778), ''), char(779), ''), char(780), ''), char(807), ''), char(808), '')
    WHERE id = new.id;
END;
CREATE TRIGGER workout_search_added AFTER INSERT ON workout BEGIN
  UPDATE workout SET title = title WHERE id = new.id;
END;
UPDATE workout SET title = title;
