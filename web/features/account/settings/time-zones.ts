import { knownZone } from "../../../lib/session/known-zone";

type Zone = { id: string; label: string };

/** Every zone the browser knows, by region; `kept` is among them even where the browser has another name for it. */
export function zonesByRegion(kept: string): { region: string; zones: Zone[] }[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), knownZone(null), kept]);
  const regions = new Map<string, Zone[]>();
  for (const id of [...ids].sort()) {
    const [first = id, ...rest] = id.split("/");
    const region = rest.length > 0 ? first : "Universal";
    const label = (rest.length > 0 ? rest : [first]).join(", ").replaceAll("_", " ");
    regions.set(region, [...(regions.get(region) ?? []), { id, label }]);
  }
  return [...regions].map(([region, zones]) => ({ region, zones }));
}
