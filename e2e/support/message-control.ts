import { postControl } from "./post-control";

type Behaviour = "deliver" | "refuse" | "fail" | "busy" | "lose" | "hang";

/** How a provider's stand-in treats messages to one recipient; others are not affected. */
export async function behave(provider: "mail" | "sms", to: string, behaviour: Behaviour): Promise<void> {
  await postControl(`/${provider}/_control`, { to, behaviour });
}
