import { formatPaise, type Paise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { formatTshirtCount, teesOfReward } from "@/lib/referrals/referral";
import type { EmailContent } from "./email-content";

/** Announces a free T-shirt earned by friends' orders. `endsAt` in UTC. */
export function writeReferralEmail({
  code,
  tees,
  capPaise,
  endsAt,
  url,
}: {
  code: string;
  tees: number;
  capPaise: Paise | null;
  endsAt: string | null;
  url: string;
}): EmailContent {
  const free = `${teesOfReward} free T-shirt`;
  const upTo = capPaise === null ? "" : `, up to ${formatPaise(capPaise)}`;
  return {
    subject: `You've earned ${free}`,
    preview: `${formatTshirtCount(tees)} bought through your link. Your code: ${code}`,
    kicker: "Invite friends",
    heading: "Your friends have good taste",
    blocks: [
      `${formatTshirtCount(tees)} bought through your link are past their return window. You get ${free}${upTo}.`,
      {
        kind: "facts",
        heading: "Your code",
        lines: [
          code,
          "It works once, on orders you place while logged in.",
          ...(endsAt === null ? [] : [`Use it until ${formatDay(endsAt)}.`]),
        ],
      },
      { kind: "button", label: "Choose your T-shirt", url },
    ],
  };
}
