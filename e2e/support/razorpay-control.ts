import { postControl } from "./post-control";

type Behaviour = {
  webhooks?: "deliver" | "drop" | "hold";
  /** How many times each webhook is delivered */
  repeat?: number;
  /** After paying: return to the shop at once, or stay in the payment window */
  browser?: "return" | "stay";
  /** Process refunds at once, or leave them pending */
  refunds?: "process" | "hold";
};

const post = (path: string, body: object) => postControl(`/razorpay/_control${path}`, body);

/** How Razorpay's stand-in treats one order; other orders are not affected. */
export const razorpayControl = {
  set: (gatewayOrderId: string, behaviour: Behaviour) => post("", { order_id: gatewayOrderId, ...behaviour }),

  /** Delivers the held webhooks of an order and waits for the shop's answers; returns how many were delivered. */
  async release(gatewayOrderId: string): Promise<number> {
    const answer = await post("/release", { order_id: gatewayOrderId });
    return typeof answer === "object" && answer && "released" in answer ? Number(answer.released) : 0;
  },

  /** Waits until the shop has answered each webhook that is due now. */
  settle: () => post("/settle", {}),

  pay: (gatewayOrderId: string, outcome: "captured" | "failed" | "authorized", amount?: number) =>
    post("/pay", { order_id: gatewayOrderId, outcome, amount }),
};
