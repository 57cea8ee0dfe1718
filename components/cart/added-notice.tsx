import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { paths } from "@/lib/paths";

interface AddedNoticeProps {
  /** The number of items added to the cart. */
  added: number;
  /** Descriptions of the items that were not added, or only in part. */
  missing: readonly string[];
  /** The source of the items. */
  of: string;
}

export function AddedNotice({ added, missing, of }: AddedNoticeProps) {
  return (
    <Alert variant={missing.length > 0 ? "warning" : "success"} isLive>
      {added > 0 ? (
        <p>
          {added === 1 ? "1 item added to your cart." : `${added} items added to your cart.`}{" "}
          <Link href={paths.cart} className="link">
            Go to cart
          </Link>
        </p>
      ) : (
        <p>Nothing from {of} was added to your cart.</p>
      )}
      {missing.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
