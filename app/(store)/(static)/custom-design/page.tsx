import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Custom design",
  description: "Your drawing on our tees, from a single piece. How to order one by email.",
  alternates: { canonical: paths.customDesign },
};

const orderMail = `Cut and colour:
Sizes and how many of each:
Front, back or both:
Width of the print in cm:
Delivery pincode:
`;

export default async function CustomDesignPage() {
  const { companyEmail } = await getBrand();
  const mailHref = `mailto:${companyEmail}?subject=${encodeURIComponent("A tee with my design")}&body=${encodeURIComponent(orderMail)}`;
  return (
    <ProsePage
      title="Your drawing, our tee"
      lead={
        <p>
          One piece or a hundred. For now you order a custom print by email, and a person answers with a
          price.
        </p>
      }
      top={
        <div className="mt-7 flex flex-wrap gap-3">
          <a href={mailHref} className={buttonClasses({ variant: "brand", size: "lg" })}>
            Order by email
          </a>
          <ButtonLink href={paths.basic("black")} variant="outline" size="lg">
            See the plain tees
          </ButtonLink>
        </div>
      }
    >
      <ProseSection title="How it goes">
        <ol>
          <li>Send your artwork with the cut, colour, sizes and the width of the print.</li>
          <li>
            Within one working day you get a picture of the tee with your print at its true size, and the
            price.
          </li>
          <li>Say yes, pay by the link in the email, and we print. It leaves us within 3 working days.</li>
        </ol>
      </ProseSection>
      <ProseSection title="What prints well">
        <ul>
          <li>PNG with a transparent background or SVG, up to 20 MB.</li>
          <li>At least 150 dots per inch at the printed size: 1,770 pixels for a print of 30 cm.</li>
          <li>The largest print is 30 by 40 cm, on the front, the back or both.</li>
          <li>Lines of 1 mm or more. Thinner ones may not hold in the wash.</li>
        </ul>
      </ProseSection>
      <ProseSection title="What we don't print">
        <p>
          Work that belongs to somebody else, logos you have no licence for, and anything that is unlawful or
          meant to hurt. If you are not sure, ask.
        </p>
      </ProseSection>
      <ProseSection title="Returns">
        <p>
          A custom piece is made for you alone, so it can come back only when the fault is ours. The{" "}
          <a href={paths.refundPolicy}>Refund Policy</a> has the details.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
