import { gatewayUrl } from "./env";

/** Calls a control of the sandbox that the real service does not have, and returns its response. */
export async function postControl(path: string, body: object): Promise<unknown> {
  const reply = await fetch(`${gatewayUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
