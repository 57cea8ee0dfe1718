import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { cookieDays } from "@/lib/security/cookie-days";
import { getBrand } from "@/server/settings/queries";
import { TermsTabs } from "../terms-tabs";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: "What we keep about you, why, and for how long.",
  alternates: { canonical: paths.privacy },
};

/** Shown at /terms?tab=privacy; next.config.mjs leads there. */
export default async function PrivacyPage() {
  const brand = await getBrand();
  return (
    <ProsePage
      title="Privacy Policy"
      lead={<p>What we keep about you, why, and for how long. We sell none of it.</p>}
      top={<TermsTabs current="privacy" />}
    >
      <ProseSection title="What we keep">
        <ul>
          <li>
            <strong>With an order:</strong> name, email address, phone number, delivery address and what you
            bought. We need it to deliver, and the law makes us keep invoices for eight years.
          </li>
          <li>
            <strong>With an account:</strong> name, email address and phone number, until you close it.
          </li>
          <li>
            <strong>In your browser:</strong> the cart with its coupon, the pincode you asked about, what you
            typed at the checkout and the pieces you looked at last. They stay on your device; cart and
            pincode reach us when something is priced or ordered.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="Cookies">
        <p>
          Just looking around sets no cookie, and this shop has no advertising cookies. These are all the
          cookies it has:
        </p>
        <ul>
          <li>
            <strong>When you go to the checkout:</strong> a random name for your browser, so that nobody else
            reaches your basket and your order; {cookieDays.browser} days.
          </li>
          <li>
            <strong>When you sign in:</strong> what keeps you signed in, until you sign out or for{" "}
            {cookieDays.session} days without a visit; and a mark that you signed in here before, so that a
            stranger who guesses passwords can't lock you out, {cookieDays.device} days.
          </li>
          <li>
            <strong>For a moment:</strong> that a code is on its way to you, that you followed a link to a new
            password, or what to say on the next page; a day at most.
          </li>
        </ul>
      </ProseSection>
      <ProseSection title="Who else sees it">
        <ul>
          <li>The courier: name, address and phone number.</li>
          <li>Razorpay, for online payments: what is needed to pay. Card details never reach our servers.</li>
          <li>Our hosting and database providers, who work on our instructions.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          You can ask what we hold, have it corrected, or have it deleted where no law makes us keep it, under
          the Digital Personal Data Protection Act, 2023. Write to{" "}
          <a href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</a>; that is also the address for
          complaints.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
