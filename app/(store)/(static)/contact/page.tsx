import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { MailIcon, PhoneIcon, PinIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Contact",
  description: "Write, call or send a letter: how to reach the people behind the shop.",
  alternates: { canonical: paths.contact },
};

export default async function ContactPage() {
  const brand = await getBrand();
  return (
    <ProsePage
      title="Talk to us"
      lead={<p>A person reads every message. Include your order number if you have one.</p>}
    >
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
      <ProseSection title="Often quicker">
        <ul>
          <li>
            <a href={paths.orders}>My Orders</a> shows where a parcel is; without an account,{" "}
            <a href={paths.findOrder}>Find your order</a> does.
          </li>
          <li>
            <a href={paths.faq}>Questions and answers</a> on sizes, washing and payment.
          </li>
          <li>
            <a href={paths.refundPolicy}>Returns and refunds</a>, step by step.
          </li>
        </ul>
      </ProseSection>
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
