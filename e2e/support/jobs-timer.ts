import { gatewayUrl } from "./env";

async function set(isOn: boolean): Promise<void> {
  const reply = await fetch(`${gatewayUrl}/_control/jobs`, {
    method: "POST",
    body: JSON.stringify({ isOn }),
  });
  if (!reply.ok) throw new Error(`the gateway answered ${reply.status}`);
}

/** Stops what asks the shop for its due jobs every few seconds, so that a test does it when it likes. */
export const jobsTimer = { pause: () => set(false), resume: () => set(true) };
