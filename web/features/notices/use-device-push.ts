import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { devicePush, turnOffPush, turnOnPush } from "./device-push";

const DEVICE_KEY = ["push on this device"] as const;

/** Whether this browser shows pushes, and turning it on and off. `key` is null where none are sent. */
export function useDevicePush(key: string | null) {
  const client = useQueryClient();
  const { data: state } = useQuery({ queryKey: DEVICE_KEY, queryFn: devicePush, enabled: key !== null });
  const turn = useMutation({
    mutationFn: (on: boolean) => (on && key ? turnOnPush(key) : turnOffPush()),
    onSuccess: (now) => client.setQueryData(DEVICE_KEY, now),
  });
  return { state: key === null ? "unable" : state, turn };
}
