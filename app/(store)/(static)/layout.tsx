import type { ReactNode } from "react";
import { LeadPopupBoot } from "@/components/leads/lead-popup-boot";
import { getLeadOffer } from "@/server/leads/queries";

/** Nothing below may read a cookie, a header or the query: the build fails if it does. */
export const ensureStatic = "navigation";

/** The popup can appear only on these pages: the cart, the checkout and personal pages are live. */
export default async function StaticLayout({ children }: { children: ReactNode }) {
  const offer = await getLeadOffer();
  return (
    <>
      {children}
      {offer ? <LeadPopupBoot offer={offer} /> : null}
    </>
  );
}
