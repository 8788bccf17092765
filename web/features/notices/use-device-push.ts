import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KEYS } from "../../data/keys";
import { devicePush, turnOffPush, turnOnPush } from "./device-push";

/** This browser's push state, with functions to change it. `key` is null if the club sends none. */
export function useDevicePush(key: string | null) {
  const client = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEYS.devicePush, queryFn: devicePush, enabled: key !== null });
  const turn = useMutation({
    mutationFn: (on: boolean) => (on && key ? turnOnPush(key) : turnOffPush()),
    onSuccess: (now) => client.setQueryData(KEYS.devicePush, now),
  });
  return { state: key === null ? "unable" : state, turn };
}
