type SettingsNavProps = { sections: { id: string; title: string }[] };

/** Links to the sections of the long settings page. */
export function SettingsNav({ sections }: SettingsNavProps) {
  return (
    <nav aria-label="Settings">
      <ul className="flex flex-wrap gap-x-5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-sm">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
