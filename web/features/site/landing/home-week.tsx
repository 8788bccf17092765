/** What a week of the product is: five days, each in three columns to choose from. */
export function HomeWeek() {
  return (
    <section aria-labelledby="week" className="border-line border-y bg-sunken">
      <div className="page grid gap-10 py-16 lg:grid-cols-[1fr_1.5fr] lg:items-center lg:gap-16 lg:py-24">
        <div className="grid gap-4">
          <h2 id="week" className="text-5xl">
            A week, written for you
          </h2>
          <p className="max-w-prose text-muted">
            A new program every week, Monday to Friday. Each day comes three ways: take the one that fits the gym, the
            hotel room or the energy you have, tick it off, and watch the belt fill.
          </p>
        </div>
        <table className="w-full table-fixed border-separate border-spacing-1 sm:border-spacing-1.5">
          <caption className="sr-only">Every training day has three options</caption>
          <thead>
            <tr>
              <td className="w-[30%]" />
              {DAYS.map(([short, long]) => (
                <th key={short} scope="col" className="pb-1 font-display font-extrabold text-[min(1.5rem,5vw)]">
                  <abbr title={long} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {OPTIONS.map(({ name, cloth, pick }) => (
              <tr key={name}>
                <th scope="row" className="pr-2 text-left align-middle font-semibold text-[min(0.9375rem,4.1vw)]">
                  {name}
                </th>
                {DAYS.map(([short], day) => (
                  <td key={short} className="p-0">
                    <span className={`flex h-16 items-stretch justify-end rounded-xs pr-[18%] sm:h-22 ${cloth}`}>
                      {pick.includes(day) ? <span className="w-1.5 bg-belt-tape sm:w-2.5" /> : null}
                      <span className="sr-only">{name}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const DAYS = [
  ["Mon", "Monday"],
  ["Tue", "Tuesday"],
  ["Wed", "Wednesday"],
  ["Thu", "Thursday"],
  ["Fri", "Friday"],
] as const;

/** `pick`: one way through the week, drawn as the stripes earned. */
const OPTIONS: { name: string; cloth: string; pick: number[] }[] = [
  { name: "No Equipment", cloth: "bg-belt-blue", pick: [1, 3] },
  { name: "Equipment", cloth: "bg-belt-purple", pick: [0] },
  { name: "Coach's Program", cloth: "bg-belt-brown", pick: [2, 4] },
];
