import { buttonClasses } from "@/components/ui/button-classes";
import { listOrderSteps } from "@/lib/orders/order-steps";

/** What the customer can do now, as links. */
export function OrderActions(options: Parameters<typeof listOrderSteps>[0]) {
  return (
    <nav aria-label="Order actions" className="flex flex-wrap gap-2">
      {listOrderSteps(options).map(({ label, href, isNext }) => (
        <a
          key={label}
          href={href}
          className={buttonClasses({ variant: isNext ? "primary" : "outline", size: "sm" })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
