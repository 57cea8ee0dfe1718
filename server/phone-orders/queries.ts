import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { emptyDraft } from "@/lib/phone-orders/draft";
import { parseShopTerms } from "@/lib/settings/shop-terms";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { readTermsRows } from "@/server/settings/repository";
import { quoteDraft } from "./quote-draft";
import { findDraft, listOpenDrafts } from "./repository";

/** The page of an order by phone: a draft to continue, or an empty one, and the open drafts. */
export async function getOrderMaker(wanted: string | string[] | undefined) {
  const { id } = await requireOffice(officePaths.ordersNew, "orders.write");
  const draftId = z.uuid().safeParse(wanted).data;
  const [found, open, canSeeCustomers, terms] = await Promise.all([
    draftId ? findDraft(draftId, id) : null,
    listOpenDrafts(id),
    mayNow("customers.read"),
    readTermsRows(),
  ]);
  if (found?.orderNumber) redirect(officePaths.order(found.orderNumber));
  const kept = found ?? {
    draftId: crypto.randomUUID(),
    version: 0,
    draft: emptyDraft,
    otherAuthor: null,
  };
  return {
    kept,
    quote: found && found.draft.lines.length > 0 ? await quoteDraft(found.draft) : null,
    isGone: wanted !== undefined && !found,
    open: open.filter((draft) => draft.draftId !== kept.draftId),
    canSeeCustomers,
    codHoldMinutes: parseShopTerms(terms, reportBadSetting).codHoldMinutes,
  };
}
