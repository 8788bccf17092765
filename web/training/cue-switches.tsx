import { Switch } from "../ui/switch";
import { canVibrate, useCueSettings } from "./cues";

/** Switches for the sound and vibration of this device's timers. */
export function CueSwitches() {
  const [settings, change] = useCueSettings();
  return (
    <div className="divide-y divide-line border-line border-y">
      <Switch
        label="Sound"
        help="The last three seconds, and the end."
        checked={settings.sound}
        onChange={(event) => change({ sound: event.target.checked })}
      />
      {canVibrate() ? (
        <Switch
          label="Vibration"
          checked={settings.vibration}
          onChange={(event) => change({ vibration: event.target.checked })}
        />
      ) : null}
    </div>
  );
}
