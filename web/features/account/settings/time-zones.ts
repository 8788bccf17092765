import { knownZone } from "../../../lib/session/known-zone";

type Zone = { id: string; label: string };

/** Returns the browser's time zones by region, always including `current`. */
export function zonesByRegion(current: string): { region: string; zones: Zone[] }[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), knownZone(null), current]);
  const regions = new Map<string, Zone[]>();
  for (const id of [...ids].sort()) {
    const [first = id, ...rest] = id.split("/");
    const region = rest.length > 0 ? first : "Universal";
    const label = (rest.length > 0 ? rest : [first]).join(", ").replaceAll("_", " ");
    regions.set(region, [...(regions.get(region) ?? []), { id, label }]);
  }
  return [...regions].map(([region, zones]) => ({ region, zones }));
}
