import { gatewayUrl } from "./env";

async function setDown(isDown: boolean): Promise<void> {
  const reply = await fetch(`${gatewayUrl}/_control/outage`, {
    method: "POST",
    body: JSON.stringify({ isDown }),
  });
  if (!reply.ok) throw new Error(`the gateway answered ${reply.status}`);
}

/** Takes database, sign-in and storage away from the shop. */
export const outage = { begin: () => setDown(true), end: () => setDown(false) };
