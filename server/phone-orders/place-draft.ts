import "server-only";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { phoneOrderSchema } from "@/lib/checkout/schemas";
import type { Paise } from "@/lib/money";
import type { PhoneDraft } from "@/lib/phone-orders/draft";
import { plainIssues } from "@/lib/plain-issues";
import type { FieldErrors } from "@/lib/result";
import { findDestination } from "@/server/addresses/find-destination";
import { placeOrder } from "@/server/checkout/place-order";
import { AppError } from "@/server/errors";
import { hashStaff } from "@/server/limits/spend-attempts";
import { findDraft } from "./repository";

/** changed: nothing was written; this is the current price. */
export type PlaceDraftOutcome =
  | { kind: "placed"; orderNumber: string }
  | { kind: "changed"; message: string; quote: CartQuote };

interface PlaceDraftInput {
  draftId: string;
  version: number;
  seenTotalPaise: Paise;
  confirmed: string;
}

/** Places the saved draft once, in the same way as every other order. */
export async function placeDraft(request: PlaceDraftInput, staffId: string): Promise<PlaceDraftOutcome> {
  const found = await findDraft(request.draftId, staffId);
  if (!found) throw new AppError("not_found", "This draft was deleted, or is older than 30 days.");
  if (found.orderNumber) return { kind: "placed", orderNumber: found.orderNumber };
  const { buyer, ...input } = readInput(found.draft, request.seenTotalPaise);
  if ("id" in buyer.address) throw new AppError("invalid_input");
  const address = await findDestination(buyer.address, false);
  const outcome = await placeOrder(
    { ...input, basketKey: request.draftId, buyer: { ...buyer, address } },
    {
      userId: null,
      provenPhone: null,
      browser: null,
      origin: { visitor: hashStaff(staffId), isPuzzled: true },
      phoneDraft: {
        draftId: request.draftId,
        version: request.version,
        staffId,
        confirmed: input.paymentMethod === "cod" && request.confirmed !== "" ? request.confirmed : null,
      },
    },
  );
  switch (outcome.kind) {
    case "placed":
    case "already_placed":
      return { kind: "placed", orderNumber: outcome.bought.order.orderNumber };
    case "changed":
      return outcome;
    // These errors come from immediate payment, which an order by phone does not use.
    case "pay":
      return { kind: "placed", orderNumber: outcome.session.order.orderNumber };
    case "gateway_down":
      return { kind: "placed", orderNumber: outcome.order.orderNumber };
  }
}

function readInput({ method, lines, code, note, ...buyer }: PhoneDraft, seenTotalPaise: Paise) {
  const order = {
    basketKey: "phone-order-0000",
    lines,
    buyer,
    paymentMethod: method,
    code,
    note,
    seenTotalPaise,
  };
  const parsed = phoneOrderSchema.safeParse(order, plainIssues);
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path.at(-1) ?? "lines"), message]),
  );
  const first = parsed.error.issues[0]?.message;
  throw new AppError("invalid_input", first ?? "Something is missing.", errors);
}
