import "server-only";
import { ewayBillOf, IncompleteDocument, irpDocumentOf } from "@/lib/invoices/irp-document";
import { cancelReasons } from "@/lib/orders/gst-registration";
import {
  cancelEwayBill,
  cancelIrn,
  createEwayBill,
  IrpError,
  type IrpSettings,
  registerIrn,
} from "@/server/integrations/irp";
import { log } from "@/server/log";
import { irpSettings } from "./irp-settings";
import {
  claimRegistration,
  type RegistrationClaim,
  readTransporterId,
  recordCancellation,
  recordEntry,
  recordFailure,
} from "./registration-repository";

/** After this time the next run continues. */
const runMs = 45_000;

interface RegistrationCounts {
  done: number;
  refused: number;
  failed: number;
}

/**
 * Registers due documents at the portals and cancels those that staff cancelled. Any number of runners may run at once, and
 * a document sent twice gets the entry that it has. A portal that is away costs one document one try per run.
 */
export async function registerDocuments(now: Date): Promise<RegistrationCounts> {
  const counts = { done: 0, refused: 0, failed: 0 };
  const irp = irpSettings();
  if (!irp.isOn) return counts;
  const startedAt = performance.now();
  while (performance.now() - startedAt < runMs) {
    const claim = await claimRegistration();
    if (!claim) return counts;
    const failure = await tryOnce(irp.settings, claim);
    if (failure === null) {
      counts.done += 1;
      continue;
    }
    await recordFailure(claim, failure, now);
    const { kind, document, attempts } = claim;
    const { number } = document;
    log.warn({ kind, number, attempts, why: failure.why }, "gst: a document isn't registered");
    counts[failure.isRefusal ? "refused" : "failed"] += 1;
    if (!failure.isRefusal) return counts;
  }
  return counts;
}

async function tryOnce(settings: IrpSettings, claim: RegistrationClaim) {
  try {
    await (claim.state === "waiting" ? register(settings, claim) : cancel(settings, claim));
    return null;
  } catch (error) {
    if (error instanceof IncompleteDocument) return { why: error.message, isRefusal: true };
    if (error instanceof IrpError) return { why: error.message, isRefusal: error.isRefusal };
    throw error;
  }
}

async function register(settings: IrpSettings, claim: RegistrationClaim): Promise<void> {
  const { kind, document } = claim;
  const entry =
    kind === "e_invoice"
      ? await registerIrn(settings, irpDocumentOf(document))
      : await createEwayBill(settings, ewayBillOf(document, await readTransporterId()));
  await recordEntry(claim, entry);
}

async function cancel(settings: IrpSettings, claim: RegistrationClaim): Promise<void> {
  const { kind, number, document, cancelReason } = claim;
  const gstin = document.data.seller.gstin;
  if (number === null || gstin === null) throw new IncompleteDocument("Nothing to cancel");
  const { irp, eway } = cancelReasons[cancelReason ?? "other"];
  if (kind === "e_invoice") await cancelIrn(settings, gstin, number, irp);
  else await cancelEwayBill(settings, gstin, number, eway);
  await recordCancellation(claim);
}
