import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { emptyDraft } from "@/lib/phone-orders/draft";
import { parseShopTerms } from "@/lib/settings/shop-terms";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { readTermsRows } from "@/server/settings/repository";
import { quoteDraft } from "./quote-draft";
import { findDraft, listOpenDrafts } from "./repository";

/** The page of an order by phone: a draft to continue, or an empty one, and the open drafts. */
export async function getOrderMaker(wanted: string | string[] | undefined) {
  const { id } = await requireAdminAccess(adminPaths.ordersNew, "orders.write");
  const draftId = z.uuid().safeParse(wanted).data;
  const [found, open, canSeeCustomers, terms] = await Promise.all([
    draftId ? findDraft(draftId, id) : null,
    listOpenDrafts(id),
    hasAnyPermission("customers.read"),
    readTermsRows(),
  ]);
  if (found?.orderNumber) redirect(adminPaths.order(found.orderNumber));
  const saved = found ?? {
    draftId: crypto.randomUUID(),
    version: 0,
    draft: emptyDraft,
    otherAuthor: null,
  };
  return {
    saved,
    quote: found && found.draft.lines.length > 0 ? await quoteDraft(found.draft) : null,
    isGone: wanted !== undefined && !found,
    open: open.filter((draft) => draft.draftId !== saved.draftId),
    canSeeCustomers,
    codReservationMinutes: parseShopTerms(terms, reportBadSetting).codReservationMinutes,
  };
}
