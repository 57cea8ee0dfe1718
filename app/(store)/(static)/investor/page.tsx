import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Investors",
  description: "How the company works, and whom to write to.",
  alternates: { canonical: paths.investor },
};

export default async function InvestorPage() {
  const brand = await getBrand();
  return (
    <ProsePage
      title="Investors"
      lead={
        <p>
          A small company that prints what has been sold, and keeps blank tees rather than finished stock.
        </p>
      }
    >
      <ProseSection title="How we work">
        <ul>
          <li>One line of blank garments carries every design, so a new drawing costs no stock.</li>
          <li>Small print runs, repeated as they sell.</li>
          <li>Our own shop first: no marketplace stands between us and the people who wear the tees.</li>
        </ul>
      </ProseSection>
      <ProseSection title="What is on offer">
        <p>
          Nothing at present. {brand.companyName} is privately held, its shares are not listed, and this page
          is no offer or solicitation. When that changes, this page will say so first.
        </p>
      </ProseSection>
      <ProseSection title="Write to us">
        <p>
          Questions about the company go to{" "}
          <a href={`mailto:${brand.companyEmail}?subject=Investors`}>{brand.companyEmail}</a>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
