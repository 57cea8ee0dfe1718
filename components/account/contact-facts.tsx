import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";

interface ContactFactsProps {
  email: string | null;
  phone: string | null;
  isEmailProven: boolean;
  isPhoneProven: boolean;
}

/** The account's login details. */
export function ContactFacts({ email, phone, isEmailProven, isPhoneProven }: ContactFactsProps) {
  const facts = [
    { label: "Email", value: email, isProven: isEmailProven },
    { label: "Phone", value: phone && formatPhone(phone), isProven: isPhoneProven },
  ];
  return (
    <div className="mt-8 grid gap-4 border-t pt-6">
      <dl className="grid gap-4">
        {facts.map(({ label, value, isProven }) => (
          <div key={label}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium tabular-nums">
              <span className="wrap-anywhere">{value ?? "None"}</span>
              {value && !isProven ? <Badge variant="warning">not confirmed yet</Badge> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted-foreground text-sm">
        To change your email or phone,{" "}
        <Link href={paths.contact} prefetch={false} className="link">
          write to us
        </Link>
        .
      </p>
    </div>
  );
}
