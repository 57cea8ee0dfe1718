import "server-only";
import { pincodePattern, toPincode } from "@/lib/addresses/pincode";
import { isIndianState } from "@/lib/addresses/states";
import { couponCodeSchema } from "@/lib/cart/schemas";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { isEmail } from "@/lib/email";
import { findIndianMobileProblem, normalizePhone } from "@/lib/phone";
import type { PhoneDraft } from "@/lib/phone-orders/draft";
import { quoteBasket } from "@/server/checkout/quote-basket";

/** The price of a draft by the checkout's own quote, with the customer data so far. */
export async function quoteDraft(draft: PhoneDraft): Promise<CartQuote> {
  const pincode = toPincode(draft.pincode);
  const email = draft.email.trim().toLowerCase();
  const { quote } = await quoteBasket(
    {
      lines: draft.lines,
      method: draft.method,
      code: couponCodeSchema.catch("").parse(draft.code),
      ...(pincodePattern.test(pincode) && { pincode }),
    },
    {
      customer: {
        userId: null,
        email: isEmail(email) ? email : null,
        phone: findIndianMobileProblem(draft.phone) === null ? normalizePhone(draft.phone) : null,
      },
      browserKeyHash: null,
      state: isIndianState(draft.state) ? draft.state : null,
      order: null,
    },
  );
  return quote;
}
