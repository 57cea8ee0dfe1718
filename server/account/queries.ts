import "server-only";
import type { Dashboard } from "@/lib/account/dashboard";
import type { Nominee } from "@/lib/account/nominee";
import { canCreateAccount } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import type { MyReferral } from "@/lib/referrals/referral";
import { exportAccountRow } from "@/server/auth/repository";
import { isFreshSignIn } from "@/server/auth/update-password";
import { admit } from "@/server/gate/guard";
import { findVisibleOrder, withSignedPictures } from "@/server/orders/queries";
import { loadMyDashboard } from "@/server/orders/repository";
import { getMyReferral } from "@/server/referrals/queries";
import { getSessionKey, hasSession, requireCustomer } from "@/server/session/viewer";
import { getCachedDashboard } from "./cached-dashboard";
import { findNominee } from "./repository";

export interface MyDashboardPage {
  firstName: string;
  referral: MyReferral;
  dashboard: Dashboard;
}

/** Requests the visitor's identity and their rows in parallel. */
export async function getMyDashboard(): Promise<MyDashboardPage> {
  const asked = getCachedDashboard(await getSessionKey(), loadMyDashboard);
  // A dead session makes this query fail. The visitor is sent to sign in; no one awaits the result.
  asked.catch(() => undefined);
  const { id, firstName } = await requireCustomer(paths.dashboard);
  const { isStaff: _, ...dashboard } = await asked;
  const recentOrders = dashboard.recentOrders.map(withSignedPictures);
  return { firstName, referral: await getMyReferral(id), dashboard: { ...dashboard, recentOrders } };
}

export interface MyProfile {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  isEmailProven: boolean;
  isPhoneProven: boolean;
}

export async function getMyProfile(): Promise<MyProfile> {
  const viewer = await requireCustomer(paths.profile);
  const { firstName, lastName, email, phone, isEmailProven, isPhoneProven } = viewer;
  return { firstName, lastName, email, phone, isEmailProven, isPhoneProven };
}

/** Whether deleting the account requires the password. Not right after a login. */
export async function getDeletionTerms(): Promise<{ needsPassword: boolean }> {
  return { needsPassword: !isFreshSignIn(await requireCustomer(paths.accountPrivacy)) };
}

/** The nominee of the signed-in person. */
export async function getMyNominee(): Promise<Nominee | null> {
  return findNominee((await requireCustomer(paths.accountPrivacy)).id);
}

/** Everything that the shop stores about the signed-in person. */
export async function copyMyData(): Promise<unknown> {
  const { id } = await admit("customer");
  return exportAccountRow(id);
}

/** Where the link to a new account would go; null: the page offers none. It does so whether the address has an account or not. */
export async function getAccountOffer(orderNumber: string, token: string | null): Promise<string | null> {
  if (await hasSession()) return null;
  const visible = await findVisibleOrder(orderNumber, token);
  return visible && canCreateAccount(visible.order) ? visible.order.email : null;
}
