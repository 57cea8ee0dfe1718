import "server-only";
import { isEmail } from "@/lib/email";
import { simulate } from "@/lib/offers/simulate";
import type { Simulation } from "@/lib/offers/simulator-schema";
import { indianDate } from "@/lib/orders/when";
import { normalizePhone } from "@/lib/phone";
import type { OfferedCoupon } from "@/lib/pricing/price-items";
import { parsePricingRules } from "@/lib/pricing/rules";
import { findCartVariants } from "@/server/cart/repository";
import { type Customer, readQuoteFacts } from "@/server/checkout/facts-repository";
import { readPricingRules } from "@/server/pricing/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { listCodes } from "./repository";

/** Number of codes that are tried in addition to the typed one. */
const maxOthers = 20;

/** The checkout's result for this cart at `now`; nothing is counted or stored. */
export async function simulateCart(simulation: Simulation, now: Date) {
  const { lines, method, buyer } = simulation;
  const [code, pincode] = [simulation.code || null, simulation.pincode || null];
  const customer = customerOf(simulation);
  const ask = (asked: string | null) =>
    readQuoteFacts(customer, { code: asked, pincode, exceptOrderId: null });
  const [variants, rules, facts, codes] = await Promise.all([
    findCartVariants(lines, new Map()),
    readPricingRules(),
    ask(code),
    listCodes("active:yes manual:yes automatic:no", maxOthers),
  ]);
  const known = new Set([code, ...facts.offers.map(({ coupon }) => coupon.code)]);
  const others = await Promise.all(codes.filter((one) => !known.has(one)).map((one) => findOffer(one, ask)));
  const asBuyer = (offer: OfferedCoupon) => (buyer === "returning" ? asReturning(offer) : offer);
  return simulate(
    {
      lines,
      variants,
      rules: parsePricingRules(rules, reportBadSetting),
      context: {
        pincode,
        place: facts.place,
        method,
        code,
        offers: facts.offers.map(asBuyer),
        state: facts.place?.states[0] ?? null,
        on: indianDate(now),
        codHistory: facts.history,
      },
    },
    others.flat().map(asBuyer),
  );
}

async function findOffer(code: string, ask: (code: string) => ReturnType<typeof readQuoteFacts>) {
  return (await ask(code)).offers.filter(({ coupon }) => coupon.code === code);
}

function customerOf({ buyer, contact }: Simulation): Customer {
  const noCustomer = { userId: null, email: null, phone: null };
  if (buyer !== "known") return noCustomer;
  return isEmail(contact)
    ? { ...noCustomer, email: contact.toLowerCase() }
    : { ...noCustomer, phone: normalizePhone(contact) };
}

/** A customer who has ordered before. */
function asReturning({ coupon, problem }: OfferedCoupon): OfferedCoupon {
  return { coupon, problem: problem ?? (coupon.isFirstOrderOnly ? "not_first_order" : null) };
}
