import { readStored, useStored, writeStored } from "../lib/offline/stored-value";
import { renderedFor } from "../lib/session/rendered-for";

type CueSettings = { sound: boolean; vibration: boolean };

const KEY = "longroll.cues";
let audio: AudioContext | null = null;

/** The server assumes a browser that can. */
export const canVibrate = () =>
  /Chrome\//.test(renderedFor()?.browser ?? "") ||
  (typeof navigator !== "undefined" && typeof navigator.vibrate === "function");

/** Returns whether this device may sound and vibrate, both by default, and a function to change it. */
export function useCueSettings(): [CueSettings, (change: Partial<CueSettings>) => void] {
  const settings = useStored("device", KEY, settingsOf) ?? settingsOf(null);
  return [settings, (change) => writeStored("device", KEY, { ...settings, ...change })];
}

/** Enables sound. Browsers allow it only after a press: call this in the press that starts a timer. */
export function readySound(): void {
  if (!settingsOf(readStored("device", KEY)).sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
}

/** Sounds for one of the last three seconds. */
export function cueSecond(): void {
  cue({ hertz: 660, seconds: 0.09, pattern: [40] });
}

/** Sounds for the end. */
export function cueEnd(): void {
  cue({ hertz: 990, seconds: 0.45, pattern: [200, 80, 200] });
}

function cue({ hertz, seconds, pattern }: { hertz: number; seconds: number; pattern: number[] }): void {
  const { sound, vibration } = settingsOf(readStored("device", KEY));
  if (vibration && canVibrate()) navigator.vibrate(pattern);
  if (!sound || audio?.state !== "running") return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime;
  tone.frequency.value = hertz;
  // Faded, because a tone that is cut off clicks.
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.3, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

function settingsOf(value: unknown): CueSettings {
  const { sound, vibration } = (value ?? {}) as Partial<CueSettings>;
  return { sound: sound !== false, vibration: vibration !== false };
}
