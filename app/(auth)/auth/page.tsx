import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthScreen, authTitles, type LoginReason } from "@/components/auth/auth-screen";
import { linkPath } from "@/lib/auth/link";
import { safeNextPath } from "@/lib/auth/next-path";
import { callbackScreen, parseAuthTab } from "@/lib/auth/redirects";
import { designPaths } from "@/lib/designer/design-paths";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { formatPlanPrice } from "@/lib/subscriptions/describe-plan";
import { canUseGoogle, getAnsweredForm, getPendingOtp, requireGuest } from "@/server/auth/queries";
import { findPlanAt } from "@/server/subscriptions/own-queries";

type Props = PageProps<"/auth">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: authTitles[parseAuthTab((await searchParams).tab)] };
}

async function subscribing(next: string): Promise<LoginReason> {
  const plan = await findPlanAt(next);
  const what = plan ? ` to ${plan.name}, ${formatPlanPrice(plan.amountPaise, plan.months)}` : "";
  return {
    text: `To subscribe${what}, log in or create an account. You pay on the next page.`,
    back: { label: "Back to plans", href: paths.subscription },
  };
}

function organising(next: string): LoginReason {
  const isNew = next.startsWith(designPaths.newGroupOrder(""));
  return {
    text: isNew
      ? "To start a group order, log in or create an account."
      : "Log in with the account that started the group order. To add your tee, open the link that the organiser shared: it needs no account.",
    back: { label: "Back to the shop", href: paths.home },
  };
}

function findErrand(next: string | null): Promise<LoginReason> | LoginReason | null {
  if (next?.startsWith(subscriptionPaths.signup())) return subscribing(next);
  return next?.startsWith(designPaths.groupOrders) ? organising(next) : null;
}

export default async function AuthPage({ searchParams }: Props) {
  const query = await searchParams;
  const linkTarget = linkPath(callbackScreen, query);
  if (linkTarget) redirect(linkTarget);
  await requireGuest(query.next);
  const next = safeNextPath(query.next);
  const [answered, pending, errand] = await Promise.all([
    getAnsweredForm(),
    getPendingOtp(),
    findErrand(next),
  ]);
  return (
    <AuthScreen
      tab={parseAuthTab(query.tab)}
      errand={errand}
      next={next}
      hasDeadLink={query.notice === "dead-link" || query.error !== undefined}
      hasGoogle={canUseGoogle()}
      answered={answered}
      pending={pending && { ...pending, phone: formatPhone(pending.phone) }}
    />
  );
}
