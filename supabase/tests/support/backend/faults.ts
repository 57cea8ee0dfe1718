import { backend } from "./backend";

async function command(body: object): Promise<void> {
  const answer = await fetch(`${backend.url}/_control/outage`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Answers requests with this text in their method and path with a status, or loses the answers, until endFaults(). */
export const breakRequests = (on: string, fault: number | "lost") => command({ on, fault });

export const endFaults = () => command({ isDown: false });
