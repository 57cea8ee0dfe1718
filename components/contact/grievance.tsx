import { ProseSection } from "@/components/layout/prose-page";
import type { Brand } from "@/lib/brand";
import { describeRegistration } from "@/lib/business";

/** Who solves complaints, and who runs the shop. */
export function Grievance({ brand }: { brand: Brand }) {
  const { officer, nodal } = brand.business;
  return (
    <ProseSection title="Complaints" id="grievance">
      <p>
        Choose “A complaint” in the form above. You get a complaint number at once, an answer within 48 hours
        and a solution within a month.
      </p>
      {officer ? (
        <Person title="Grievance officer" contact={officer}>
          {officer.designation}
        </Person>
      ) : null}
      <p>
        Not satisfied? Call the National Consumer Helpline on <a href="tel:1915">1915</a> or go to{" "}
        <a href="https://consumerhelpline.gov.in">consumerhelpline.gov.in</a>.
      </p>
      {nodal ? <Person title="Nodal contact for authorities" contact={nodal} /> : null}
      <dl>
        <dt>Run by</dt>
        {[brand.companyName, brand.companyAddress, ...describeRegistration(brand)].map((fact) => (
          <dd key={fact}>{fact}</dd>
        ))}
      </dl>
    </ProseSection>
  );
}

interface PersonProps {
  title: string;
  contact: { name: string; phone: string; email: string };
  children?: string;
}

function Person({ title, contact: { name, phone, email }, children }: PersonProps) {
  return (
    <dl>
      <dt>{title}</dt>
      <dd>
        <span translate="no">{name}</span>
        {children ? <span>, {children}</span> : null}
      </dd>
      <dd>
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
      </dd>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </dl>
  );
}
