import { formatPaise, type Paise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { teesOfReward, tellTees } from "@/lib/referrals/referral";
import type { Letter } from "./letter";

/** Tells somebody that their friends' orders have earned them a free T-shirt. `endsAt` in UTC. */
export function writeReferralLetter({
  code,
  pieces,
  capPaise,
  endsAt,
  url,
}: {
  code: string;
  pieces: number;
  capPaise: Paise | null;
  endsAt: string | null;
  url: string;
}): Letter {
  const free = `${teesOfReward} free T-shirt`;
  const upTo = capPaise === null ? "" : `, up to ${formatPaise(capPaise)}`;
  return {
    subject: `You have earned ${free}`,
    preview: `${tellTees(pieces)} bought through your link. Your code: ${code}`,
    kicker: "Invite friends",
    heading: "Your friends have good taste",
    blocks: [
      `${tellTees(pieces)} bought through your link are with their new owners for good. You get ${free}${upTo}.`,
      {
        kind: "facts",
        heading: "Your code",
        lines: [
          code,
          "It works once, in orders that you place while you are signed in.",
          ...(endsAt === null ? [] : [`Use it until ${formatDay(endsAt)}.`]),
        ],
      },
      { kind: "button", label: "Choose your T-shirt", url },
    ],
  };
}
