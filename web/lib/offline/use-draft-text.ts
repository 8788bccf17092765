import { useUnloadGuard } from "../forms/use-unload-guard";
import { memberPrefix } from "../session/member-keys";
import { useSession } from "../session/session";
import { useStored, writeStored } from "./stored-value";

/** A text being typed, kept in this tab under a name until it is saved, so that leaving the page loses nothing. */
export function useDraftText(name: string, stored: string) {
  const session = useSession();
  const key = `${memberPrefix(session.state === "signed-in" ? session.user.id : "")}${name}`;
  const typed = useStored("tab", key, asText);
  useUnloadGuard(typed !== null);
  return {
    text: typed ?? stored,
    setText: (text: string) => writeStored("tab", key, text === stored ? null : text),
    /** Call when the text was saved or discarded. */
    forget: () => writeStored("tab", key, null),
  };
}

const asText = (value: unknown): string | null => (typeof value === "string" ? value : null);
