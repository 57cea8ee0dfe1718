import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthScreen, authTitles } from "@/components/auth/auth-screen";
import { linkPath } from "@/lib/auth/link";
import { safeNextPath } from "@/lib/auth/next-path";
import { callbackScreen, parseAuthTab } from "@/lib/auth/redirects";
import { formatPhone } from "@/lib/phone";
import { canUseGoogle, getAnsweredForm, getPendingOtp, requireGuest } from "@/server/auth/queries";

type Props = PageProps<"/auth">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: authTitles[parseAuthTab((await searchParams).tab)] };
}

export default async function AuthPage({ searchParams }: Props) {
  const query = await searchParams;
  const linkTarget = linkPath(callbackScreen, query);
  if (linkTarget) redirect(linkTarget);
  await requireGuest(query.next);
  const [answered, pending] = await Promise.all([getAnsweredForm(), getPendingOtp()]);
  return (
    <AuthScreen
      tab={parseAuthTab(query.tab)}
      next={safeNextPath(query.next)}
      hasDeadLink={query.notice === "dead-link" || query.error !== undefined}
      hasGoogle={canUseGoogle()}
      answered={answered}
      pending={pending && { ...pending, phone: formatPhone(pending.phone) }}
    />
  );
}
