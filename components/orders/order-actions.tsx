import { buttonClasses } from "@/components/ui/button-classes";
import { orderParts } from "@/lib/orders/order-parts";

interface OrderActionsProps {
  isTracked: boolean;
  /** The review form of the first item without a review; null: none. */
  reviewHref: string | null;
  canReturn: boolean;
  invoiceHref: string | null;
  canCancel: boolean;
}

/** What the customer can do now: the next step first, and help last. */
export function OrderActions(props: OrderActionsProps) {
  const { isTracked, reviewHref, canReturn, invoiceHref, canCancel } = props;
  const steps = [
    { label: "Write a review", href: reviewHref, isNext: true },
    { label: "Track parcel", href: isTracked && `#${orderParts.tracking}`, isNext: reviewHref === null },
    { label: "Exchange or return", href: canReturn && `#${orderParts.return}` },
    { label: "Invoice", href: invoiceHref },
    { label: "Cancel order", href: canCancel && `#${orderParts.cancel}` },
    { label: "Get help", href: `#${orderParts.help}` },
  ];
  return (
    <nav aria-label="Order actions" className="flex flex-wrap gap-2">
      {steps.map(({ label, href, isNext }) =>
        href ? (
          <a
            key={label}
            href={href}
            className={buttonClasses({ variant: isNext ? "primary" : "outline", size: "sm" })}
          >
            {label}
          </a>
        ) : null,
      )}
    </nav>
  );
}
