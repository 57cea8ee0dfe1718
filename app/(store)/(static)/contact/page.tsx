import type { ReactNode } from "react";
import { ContactForm } from "@/components/contact/contact-form";
import { Grievance } from "@/components/contact/grievance";
import { Prose } from "@/components/content/prose";
import { ProsePage } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { MailIcon, PhoneIcon, PinIcon } from "@/components/ui/frame-icons";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta, getPageStructure } from "@/server/pages/queries";

export const generateMetadata = () => getPageMeta("contact", paths.contact);

export default async function ContactPage() {
  const { heading, lead, sections, terms, brand } = await getPage("contact");
  const structure = await getPageStructure("contact");
  return (
    <ProsePage title={heading} lead={<Prose tree={lead} />} structure={structure}>
      <div className="grid gap-x-10 border-b md:grid-cols-3">
        <Way icon={<MailIcon />} title="Write" note="The best way for anything about an order.">
          <a href={`mailto:${brand.companyEmail}`} className="link inline-block break-all py-2">
            {brand.companyEmail}
          </a>
        </Way>
        <Way icon={<PhoneIcon />} title="Call" note="Monday to Saturday, 10 am to 6 pm.">
          <a href={`tel:${brand.companyPhone.replace(/[^+\d]/g, "")}`} className="link inline-block py-2">
            {brand.companyPhone}
          </a>
        </Way>
        <Way icon={<PinIcon />} title="Visit or post" note="Please call before you come.">
          <address className="py-2 not-italic">
            {brand.companyName}, {brand.companyAddress}
          </address>
        </Way>
      </div>
      <section
        aria-labelledby="write-heading"
        className="grid gap-x-10 gap-y-5 border-b py-8 sm:py-10 md:grid-cols-[1fr_2fr]"
      >
        <h2 id="write-heading" className="display text-2xl sm:text-3xl">
          Write to us
        </h2>
        <ContactForm answered={null} />
      </section>
      <Grievance brand={brand} />
      <PageSections sections={sections} terms={terms} />
    </ProsePage>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  note: string;
  children: ReactNode;
}

function Way({ icon, title, note, children }: WayProps) {
  return (
    <section className="border-t py-8 first:border-t-0 md:border-t-0">
      <h2 className="flex items-center gap-3 font-semibold text-lg">
        <span className="text-brand">{icon}</span>
        {title}
      </h2>
      <div className="mt-1.5 text-xl leading-snug">{children}</div>
      <p className="mt-1 text-muted-foreground text-sm">{note}</p>
    </section>
  );
}
