import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { sentWhen } from "@/lib/orders/exchanges";
import { describeRtoPolicy } from "@/lib/orders/returns";
import { paths } from "@/lib/paths";
import { tellDays } from "@/lib/settings/tell-terms";
import { getBrand, getShopTerms } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Refund Policy",
  description: "Returns, exchanges of size, cancelling, and when the money is back.",
  alternates: { canonical: paths.refundPolicy },
};

export default async function RefundPolicyPage() {
  const [{ companyEmail }, terms] = await Promise.all([getBrand(), getShopTerms()]);
  const days = terms && terms.returnDays > 0 ? tellDays(terms.returnDays) : null;
  return (
    <ProsePage
      title="Refund Policy"
      lead={<p>Try it at home. If it is not right, take another size or your money back.</p>}
    >
      <ProseSection title="What can come back">
        <p>
          Any piece from the shop, {days ? <strong>within {days} of delivery</strong> : "for a while"},
          unworn, unwashed and with its labels. The order’s page shows the last day.
        </p>
        <p>
          A piece that is faulty, misprinted or not what you ordered can come back in any state, also when you
          find the fault later. Write to <a href={`mailto:${companyEmail}`}>{companyEmail}</a> with the
          order’s number and a picture: we send the courier at our cost, and the delivery charge goes back
          with the price. Your legal rights do not end with these days.
        </p>
        <p>
          Pieces printed with a design of your own are made for you alone. They can be returned when the fault
          is ours, not when the size or the idea was wrong.
        </p>
      </ProseSection>
      <ProseSection title="How">
        <ol>
          <li>
            Open the order: among <a href={paths.orders}>your orders</a>, by the link in our emails, or by{" "}
            <a href={paths.findOrder}>its number</a>. Choose the pieces, and whether you want another size,
            another colour or your money. Unless there is a fault, you need not write to us.
          </li>
          <li>
            Another size or colour is put aside for you at once.{terms ? ` ${sentWhen[terms.shipsOn]}` : ""}
          </li>
          <li>
            When the pieces have arrived and are in order, we send the money. The order’s page shows each
            step.
          </li>
        </ol>
      </ProseSection>
      <ProseSection title="When the money is back">
        <ul>
          <li>
            <strong>Paid online:</strong> to the same card, account or UPI address. Banks take 5 to 7 working
            days to show it.
          </li>
          <li>
            <strong>Paid in cash:</strong> to the UPI address that you give with the return.
          </li>
        </ul>
        <p>
          A return gives back what the pieces cost after discounts. We keep the delivery charge and the fee
          for cash on delivery, unless the fault is ours. The discount of a free piece or a coupon is spread
          over all pieces of its offer, so each piece gives back its share.
        </p>
        {terms ? <p>{describeRtoPolicy(terms.rtoKeeps)}</p> : null}
      </ProseSection>
      <ProseSection title="Cancelling">
        <p>
          Until an order goes into production you can cancel it on its page, at no cost. What you paid goes
          back in full, automatically.
        </p>
        <p>
          An online order that is not paid within {unpaidMinutes} minutes is cancelled automatically, and its
          pieces go back on the shelf.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
