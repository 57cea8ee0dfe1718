import Link from "next/link";
import { NoticeText } from "@/components/privacy/collection-notice";
import { signInPath } from "@/lib/auth/redirects";
import type { OrderView } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { SendAccountLink } from "./send-account-link";

interface AccountOfferProps {
  order: Pick<OrderView, "orderNumber" | "token">;
  email: string;
}

/** For the guest of an order. The same whether the address has an account or not. */
export function AccountOffer({ order: { orderNumber, token }, email }: AccountOfferProps) {
  return (
    <section className="grid gap-3 rounded-md border bg-card p-5">
      <h2 className="font-semibold text-lg">Create an account for your orders</h2>
      <SendAccountLink order={{ orderNumber, token }} email={email} notice={accountNotice.version}>
        <p>
          See this order and your next ones in My Orders. We'll email a link to{" "}
          <span className="wrap-anywhere">{email}.</span>
        </p>
        <NoticeText text={accountNotice.text} />
      </SendAccountLink>
      <p className="text-sm">
        Already have an account?{" "}
        <Link href={signInPath({ next: paths.orders })} prefetch={false} className="link">
          Log in
        </Link>
      </p>
    </section>
  );
}
