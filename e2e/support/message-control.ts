import { gatewayUrl } from "./env";

type Behaviour = "deliver" | "refuse" | "fail" | "busy" | "lose" | "hang";

/** How a provider's stand-in treats messages to one recipient; others are not touched. */
export async function behave(provider: "mail" | "sms", to: string, behaviour: Behaviour): Promise<void> {
  const reply = await fetch(`${gatewayUrl}/${provider}/_control`, {
    method: "POST",
    body: JSON.stringify({ to, behaviour }),
  });
  if (!reply.ok) throw new Error(`the ${provider} stand-in answered ${reply.status}`);
}
