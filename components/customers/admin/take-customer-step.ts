import type { CustomerStep } from "@/lib/customers/customer-steps";
import type { Result } from "@/lib/result";
import {
  askDeletionAction,
  blockCustomerAction,
  deleteCustomerAction,
  dropDeletionAction,
  exportCustomerAction,
  resetCustomerPasswordAction,
  signOutCustomerAction,
  unblockCustomerAction,
} from "@/server/customers/admin-actions";

const actions: Record<CustomerStep, (userId: string, text: string) => Promise<Result<unknown>>> = {
  signOut: (userId) => signOutCustomerAction({ userId }),
  mailPassword: (userId) => resetCustomerPasswordAction({ userId }),
  copyData: saveCopy,
  askDeletion: (userId, note) => askDeletionAction({ userId, note }),
  dropDeletion: (userId) => dropDeletionAction({ userId }),
  deleteAccount: (userId) => deleteCustomerAction({ userId }),
  block: (userId, reason) => blockCustomerAction({ userId, reason }),
  unblock: (userId, reason) => unblockCustomerAction({ userId, reason }),
};

/** One step with an account. `text`: what was asked for, such as the reason. */
export function takeCustomerStep(step: CustomerStep, userId: string, text: string): Promise<Result<unknown>> {
  return actions[step](userId, text);
}

/** The browser saves the copy as a file; it has no address that could be opened again. */
async function saveCopy(userId: string, note: string): Promise<Result<unknown>> {
  const result = await exportCustomerAction({ userId, note });
  if (!result.ok) return result;
  const file = new Blob([JSON.stringify(result.data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `customer-${userId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  return result;
}
