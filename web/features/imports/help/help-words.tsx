import { Table } from "../../../ui/table";
import { COLUMN_WORDS, DAY_WORDS, type Languages, OPTION_WORDS } from "./documents-help-words";
import { Written } from "./help-section";

const LANGUAGES = [
  { key: "english", header: "English", lang: undefined },
  { key: "portuguese", header: "Portuguese", lang: "pt" },
  { key: "spanish", header: "Spanish", lang: "es" },
] as const;

type Words = Languages & { called: string };

/** The words for each meaning, by language. */
function WordTable({ caption, what, rows }: { caption: string; what: string; rows: Words[] }) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: "called", header: what, isRowHeader: true, cell: ({ called }: Words) => called },
        ...LANGUAGES.map(({ key, header, lang }) => ({
          key,
          header,
          cell: (row: Words) => <Written texts={row[key]} lang={lang} inTable />,
        })),
      ]}
      rows={rows}
      rowKey={({ called }) => called}
    />
  );
}

export function ColumnWords() {
  const rows = COLUMN_WORDS.map(({ field, ...words }) => ({ ...words, called: field }));
  return <WordTable caption="Headings of columns" what="What it holds" rows={rows} />;
}

export function DayWords() {
  const rows = DAY_WORDS.map(({ name, ...words }) => ({ ...words, called: name }));
  return <WordTable caption="Names of days" what="Day" rows={rows} />;
}

export function OptionWords() {
  const rows = OPTION_WORDS.map(({ name, ...words }) => ({ ...words, called: name }));
  return <WordTable caption="Names of options" what="Option" rows={rows} />;
}
