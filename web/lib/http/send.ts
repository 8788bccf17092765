import { apiFetch } from "./network";
import { RequestError } from "./request-error";

/** A call by its address: for public pages, and for what the typed client does not list, such as the auth library's own. */
export async function send<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await apiFetch(path, {
    method,
    credentials: "include",
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await RequestError.from(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}
