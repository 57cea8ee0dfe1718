import type { DeskCustomer } from "@/lib/customers/desk-customer";
import { formatPaise } from "@/lib/money";
import { formatDayAndTime } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";

/** How to reach them, what they bought, and where parcels go. */
export function CustomerFacts({ customer }: { customer: DeskCustomer }) {
  const { figures, lastSignInAt, sessions, addresses } = customer;
  return (
    <>
      <section aria-labelledby="contact-heading">
        <h2 id="contact-heading" className="font-semibold text-lg">
          Contact
        </h2>
        <div className="mt-1 grid">
          {customer.phone ? (
            <Reach
              href={`tel:${customer.phone}`}
              text={formatPhone(customer.phone)}
              isProven={customer.isPhoneProven}
            />
          ) : null}
          {customer.email ? (
            <Reach
              href={`mailto:${customer.email}`}
              text={customer.email}
              isProven={customer.isEmailProven}
            />
          ) : null}
        </div>
      </section>
      <section aria-labelledby="figures-heading">
        <h2 id="figures-heading" className="font-semibold text-lg">
          In figures
        </h2>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
          <Fact name="Orders" value={String(figures.orders)} />
          <Fact name="Value, without cancelled ones" value={formatPaise(figures.valuePaise)} />
          <Fact name="Returns and exchanges" value={String(figures.returns)} />
          <Fact name="Cash orders refused" value={String(figures.refused)} />
          <Fact
            name="Last sign-in"
            value={lastSignInAt ? formatDayAndTime(new Date(lastSignInAt)) : "never"}
          />
          <Fact name="Open sessions" value={String(sessions)} />
        </dl>
      </section>
      <section aria-labelledby="addresses-heading">
        <h2 id="addresses-heading" className="font-semibold text-lg">
          Addresses
        </h2>
        {addresses.length === 0 ? (
          <p className="mt-1 text-muted-foreground">None kept in the account.</p>
        ) : (
          <ul className="mt-2 grid gap-3">
            {addresses.map((address) => (
              <li key={address.id}>
                <address className="wrap-anywhere not-italic">
                  <b>{address.name}</b>
                  <span>{`${address.label ? ` · ${address.label}` : ""}${address.isDefault ? " · usual" : ""}`}</span>
                  <br />
                  {`${address.line1}${address.line2 ? `, ${address.line2}` : ""}`}
                  <br />
                  {address.city} {address.pincode}, {address.state}
                  <br />
                  {formatPhone(address.phone)}
                </address>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Reach({ href, text, isProven }: { href: string; text: string; isProven: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <a href={href} className="link wrap-anywhere inline-block min-h-11 content-center pointer-fine:min-h-9">
        {text}
      </a>
      {isProven ? null : <span className="text-muted-foreground">not proven</span>}
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </>
  );
}
