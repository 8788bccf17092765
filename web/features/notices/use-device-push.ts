import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KEYS } from "../../data/keys";
import { devicePush, turnOffPush, turnOnPush } from "./device-push";

/** Whether this browser shows pushes, and turning it on and off. `key` is null where none are sent. */
export function useDevicePush(key: string | null) {
  const client = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEYS.devicePush, queryFn: devicePush, enabled: key !== null });
  const turn = useMutation({
    mutationFn: (on: boolean) => (on && key ? turnOnPush(key) : turnOffPush()),
    onSuccess: (now) => client.setQueryData(KEYS.devicePush, now),
  });
  return { state: key === null ? "unable" : state, turn };
}
