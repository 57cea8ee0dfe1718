import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Refund Policy",
  description: "Returns within 7 days of delivery, exchanges of size, and when the money is back.",
  alternates: { canonical: paths.refundPolicy },
};

export default async function RefundPolicyPage() {
  const { companyEmail } = await getBrand();
  return (
    <ProsePage
      title="Refund Policy"
      lead={<p>Seven days to try it at home. If it is not right, take another size or your money back.</p>}
    >
      <ProseSection title="What can come back">
        <p>
          Any piece from the shop, within <strong>7 days of delivery</strong>, unworn, unwashed and with its
          tag. A piece that is faulty, misprinted or not what you ordered can come back in any state, within
          30 days.
        </p>
        <p>
          Pieces printed with a design of your own are made for you alone. They can be returned when the fault
          is ours, not when the size or the idea was wrong.
        </p>
      </ProseSection>
      <ProseSection title="How">
        <ol>
          <li>
            Write to <a href={`mailto:${companyEmail}`}>{companyEmail}</a> with the order number, the piece,
            and whether you want another size or a refund.
          </li>
          <li>We answer within one working day, and arrange a pick-up where the courier offers it.</li>
          <li>When the piece is with us and in order, we send the new size or the money.</li>
        </ol>
      </ProseSection>
      <ProseSection title="When the money is back">
        <ul>
          <li>
            <strong>Paid online:</strong> to the same card, account or UPI address. We start it within 2
            working days; banks take 5 to 7 more.
          </li>
          <li>
            <strong>Paid in cash:</strong> to a bank account or UPI address in your name, which we ask you
            for.
          </li>
        </ul>
        <p>For a fault of ours we return the delivery charge too, and pay for the way back.</p>
      </ProseSection>
      <ProseSection title="Cancelling">
        <p>
          Until an order goes into production it can be cancelled in full, at no cost. What was paid comes
          back in full.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
