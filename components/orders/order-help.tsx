import Link from "next/link";
import type { Brand } from "@/lib/brand";
import type { OrderView } from "@/lib/orders/order";
import { orderParts } from "@/lib/orders/order-parts";
import { paths } from "@/lib/paths";
import { toWhatsAppLink } from "@/lib/phone";

interface OrderHelpProps {
  order: Pick<OrderView, "orderNumber" | "token">;
  brand: Pick<Brand, "companyEmail" | "companyWhatsApp">;
}

/** Ways to reach the shop about an order, each with its number. */
export function OrderHelp({ order: { orderNumber, token }, brand }: OrderHelpProps) {
  const subject = `Order ${orderNumber}`;
  const whatsApp = toWhatsAppLink(brand.companyWhatsApp, subject);
  const link = "link inline-flex min-h-11 items-center";
  return (
    <section id={orderParts.help} className="scroll-mt-24">
      <h2 className="font-semibold text-lg">Need help with this order?</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {whatsApp ? (
          <li>
            <a href={whatsApp} rel="noopener" className={link}>
              Message us on WhatsApp
            </a>
          </li>
        ) : null}
        <li>
          <Link href={paths.helpWithOrder(orderNumber, token)} prefetch={false} className={link}>
            Write to us
          </Link>
        </li>
        <li>
          <a
            href={`mailto:${brand.companyEmail}?subject=${encodeURIComponent(subject)}`}
            className={`${link} wrap-anywhere`}
          >
            {brand.companyEmail}
          </a>
        </li>
      </ul>
    </section>
  );
}
