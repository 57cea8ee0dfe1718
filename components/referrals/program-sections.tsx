import { StepsSection } from "@/components/ui/steps-section";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { formatTshirtCount, listClaims, type ReferralTerms, teesOfReward } from "@/lib/referrals/referral";
import { cookieDays } from "@/lib/security/cookie-days";

/** Null when the terms can't be read; the texts then omit the numbers. */
interface TermsProps {
  terms: ReferralTerms | null;
}

const stepsOf = (terms: ReferralTerms | null) => [
  {
    title: "Share your link",
    text: "Every account has one. Send it to friends who'd wear our prints.",
  },
  {
    title: "Friends buy T-shirts",
    text: `Printed and custom T-shirts both qualify. They have ${cookieDays.referral} days after opening your link, and pay nothing extra.`,
  },
  {
    title: "You get one free",
    text: terms
      ? `For every ${formatTshirtCount(terms.tees)} that your friends keep, we email you a code for ${teesOfReward} free T-shirt.`
      : "For T-shirts that your friends keep, we email you a code for a free one.",
  },
];

export function ProgramSteps({ terms }: TermsProps) {
  return <StepsSection id="how-it-works" title="How it works" steps={stepsOf(terms)} />;
}

const perksOf = (terms: ReferralTerms | null) => [
  ["No limit", "Invite as many friends as you like: each reward starts the next."],
  [
    "Any print you like",
    terms
      ? `Your code makes a T-shirt up to ${formatPaise(terms.capPaise)} free, in every size and colour.`
      : "Your code makes a T-shirt free, in every size and colour.",
  ],
  [
    "Time to choose",
    terms ? `Each code works for ${terms.validDays} days after we email it.` : "Each code works for months.",
  ],
  ["Nothing to join", "Your account is enough. Your dashboard shows what qualifies."],
  ["Yours for good", "A free T-shirt you've earned stays yours, even if a friend returns something later."],
  ["Private", "Your friends can't see who you are from the link, and you can't see what they buy."],
];

export function ProgramPerks({ terms }: TermsProps) {
  return (
    <section aria-labelledby="perks" className="container-page py-14">
      <h2 id="perks" className="section-title">
        What you get
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {perksOf(terms).map(([title, text]) => (
          <li key={title} className="border-t pt-4">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-2xl text-muted-foreground text-sm">
        Your own orders, and orders to your address or from your browser, don't qualify. Nor do T-shirts that
        are cancelled, refused or returned. Accessories aren't T-shirts.
      </p>
    </section>
  );
}

export function ProgramClaims({ terms }: TermsProps) {
  if (!terms) return null;
  const claims = listClaims(terms.claims);
  if (claims.length === 0) return null;
  const { source, date } = terms.claims;
  return (
    <>
      <dl className="mt-8 flex flex-wrap gap-x-5 gap-y-4 sm:gap-x-10">
        {claims.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-l pl-3 sm:pl-4">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="display whitespace-nowrap text-2xl tabular-nums sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted-foreground text-sm">
        {source === ""
          ? `Counted from our own orders and reviews on ${formatDay(date)}.`
          : `Source: ${source}, ${formatDay(date)}.`}
      </p>
    </>
  );
}
