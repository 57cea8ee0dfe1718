import { getGatewayPayment } from "@/server/integrations/razorpay";
import { getGatewaySubscription, listGatewayInvoices } from "@/server/integrations/razorpay-subscriptions";
import { applyCharge, applyGatewayUpdate, claimSyncs } from "./gateway-repository";
import { syncSubscription } from "./sync-subscriptions";

vi.mock("@/server/integrations/razorpay");
vi.mock("@/server/integrations/razorpay-subscriptions");
vi.mock("./gateway-repository");

const second = 1_800_000_000;
const invoice = { id: "inv_2", order_id: "order_2", status: "paid", amount_paid: 49_900, currency: "INR" };

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(Date, "now").mockReturnValue(second * 1000 + 999);
  vi.mocked(claimSyncs).mockResolvedValue([{ gatewaySubscriptionId: "sub_1", charged: new Set(["pay_1"]) }]);
  vi.mocked(getGatewaySubscription).mockResolvedValue({
    ...{ id: "sub_1", status: "active", charge_at: second, paid_count: 2, payment_method: "upi" },
    ...{ pause_initiated_by: null, end_at: second + 86_400 },
  } as never);
});

it("a charge has the time of its payment, however late its invoice is paid; booked payments are not read again", async () => {
  vi.mocked(listGatewayInvoices).mockResolvedValue([
    { ...invoice, payment_id: "pay_1", paid_at: second - 9 },
    { ...invoice, payment_id: "pay_2", paid_at: second - 9 },
    { ...invoice, payment_id: null, paid_at: null },
  ] as never);
  vi.mocked(getGatewayPayment).mockResolvedValue({
    ...{ id: "pay_2", order_id: "order_2", amount: 49_900, currency: "INR", status: "captured" },
    created_at: second - 86_400,
  });
  await syncSubscription("s", "pay_3");
  expect(vi.mocked(applyCharge).mock.calls).toEqual([
    [
      null,
      expect.objectContaining({
        paymentId: "pay_2",
        amountPaise: 49_900,
        paidAt: new Date((second - 86_400) * 1000).toISOString(),
      }),
    ],
  ]);
});

it("a state is dated to the whole second: an event of the same second isn't older", async () => {
  vi.mocked(listGatewayInvoices).mockResolvedValue([]);
  await syncSubscription("s", "pay_3");
  expect(vi.mocked(applyGatewayUpdate).mock.calls).toEqual([
    [
      null,
      expect.objectContaining({
        ...{ status: "active", at: new Date(second * 1000).toISOString() },
        mandatePaymentId: "pay_3",
      }),
    ],
  ]);
});
