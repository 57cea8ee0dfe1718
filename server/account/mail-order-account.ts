import "server-only";
import { emailKey } from "@/lib/email";
import { canCreateAccount, type Order } from "@/lib/orders/order";
import { mailAccountLink } from "@/server/auth/mail-account-link";
import { manyMailsMessage } from "@/server/auth/register-customer";
import { AppError } from "@/server/errors";
import { type Attempt, spendAttempts } from "@/server/limits/spend-attempts";

async function isFirst(attempt: Attempt): Promise<boolean> {
  try {
    await spendAttempts([attempt]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Mails the link to the order's own address, once for several taps. A paid or confirmed order stands for the captcha of a registration. */
export async function mailOrderAccount(order: Order, notice: string): Promise<void> {
  if (!canCreateAccount(order)) throw new AppError("conflict", "This order can't be added to a new account.");
  const { email, name, orderNumber } = order;
  const tap: Attempt = ["orderAccount", orderNumber];
  if (!(await isFirst(tap))) return;
  try {
    await spendAttempts([["registerMailbox", emailKey(email)]], { message: manyMailsMessage });
    const [firstName = "", ...others] = name.split(" ");
    await mailAccountLink({ email, firstName, lastName: others.join(" "), notice });
  } catch (error) {
    await spendAttempts([], { clear: [tap] });
    throw error;
  }
}
