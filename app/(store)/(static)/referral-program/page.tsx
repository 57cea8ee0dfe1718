import type { Metadata } from "next";
import { ProgramClaims, ProgramPerks, ProgramSteps } from "@/components/referrals/program-sections";
import { StartPanel } from "@/components/referrals/start-panel";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/paths";
import { formatTshirtCount, teesOfReward } from "@/lib/referrals/referral";
import { ogPageImage } from "@/lib/seo/og-image";
import { getReferralTerms } from "@/server/referrals/queries";
import { getBrand } from "@/server/settings/queries";

const title = "Invite friends, get free tees";

async function describe(): Promise<string> {
  const terms = await getReferralTerms();
  return terms
    ? `Every ${formatTshirtCount(terms.tees)} bought through your link earn you ${teesOfReward} free T-shirt.`
    : "T-shirts bought through your link earn you free ones.";
}

export async function generateMetadata(): Promise<Metadata> {
  const [{ shopName }, description] = await Promise.all([getBrand(), describe()]);
  return {
    title,
    description,
    alternates: { canonical: paths.referralProgram },
    openGraph: { siteName: shopName, title, description, images: [ogPageImage("referral-program", title)] },
    twitter: { card: "summary_large_image" },
  };
}

export default async function ReferralProgramPage() {
  const terms = await getReferralTerms();
  return (
    <>
      <section className="container-page grid items-center gap-x-14 gap-y-10 pt-8 pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pt-14">
        <div>
          <h1 className="display text-5xl sm:text-7xl">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-muted-foreground sm:text-xl">
            {await describe()} Your friends get prints no one else has.
          </p>
          <ProgramClaims terms={terms} />
        </div>
        <StartPanel>
          <GuestCard isOn={terms?.isOn ?? true} />
        </StartPanel>
      </section>
      <ProgramSteps terms={terms} />
      <ProgramPerks terms={terms} />
    </>
  );
}

function GuestCard({ isOn }: { isOn: boolean }) {
  return (
    <Card className="grid gap-5">
      <CardTitle>{isOn ? "Your link is waiting" : "The program is paused"}</CardTitle>
      <p className="text-muted-foreground">
        {isOn
          ? "Log in or create an account to get your link, here and on your dashboard."
          : "T-shirts bought now earn nothing. Rewards you've already earned stay valid."}
      </p>
      <ButtonLink href={paths.auth()} size="lg" prefetch={false} className="py-2 text-center">
        START REFERRING & EARNING
      </ButtonLink>
    </Card>
  );
}
