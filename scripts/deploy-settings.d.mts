export function deployProblem(toml: string, secrets: string): string | null;

type Config = { routes?: unknown[]; route?: unknown; workers_dev?: boolean; preview_urls?: boolean };
export function withoutSecondAddress(config: Config): Config;
