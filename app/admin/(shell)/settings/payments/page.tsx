import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { adminPaths } from "@/lib/admin-paths";
import { formatSetting, type SettingKey, settingDefinitions } from "@/lib/settings/product-settings";
import { getPaymentsPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Payments" };

const cashKeys: readonly SettingKey[] = ["cod_up_to", "cod_fee", "cod_open_orders", "cod_refusals"];

export default async function PaymentsPage() {
  const { isLive, keys, cash } = await getPaymentsPage();
  return (
    <>
      <PageHeading title="Payments">
        Cards, UPI and net banking go through Razorpay. Its keys are set in the server environment and never
        shown here.
      </PageHeading>
      <section aria-labelledby="razorpay-heading" className="mt-6 max-w-[45rem]">
        <h2 id="razorpay-heading" className="font-semibold text-lg">
          Razorpay
        </h2>
        <p>{isLive ? "Live: customers are charged." : "Test mode: no one is charged."}</p>
        <dl className="mt-3 border-t">
          {keys.map(({ name, variable, isSet }) => (
            <div key={variable} className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
              <dt>
                {name} <span className="block text-muted-foreground">{variable}</span>
              </dt>
              <dd className={isSet ? "" : "text-muted-foreground"}>
                {isSet ? "Set in the environment" : "Not set"}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="cash-heading" className="mt-10 max-w-[45rem]">
        <h2 id="cash-heading" className="font-semibold text-lg">
          Cash on delivery
        </h2>
        <dl className="mt-3 border-t">
          {cashKeys.map((key) => (
            <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b py-2">
              <dt>{settingDefinitions[key].label}</dt>
              <dd className="tabular-nums">{formatSetting(key, cash[key])}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          <Link
            href={adminPaths.productSettings}
            prefetch={false}
            className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
          >
            Change in Product settings
          </Link>
        </p>
      </section>
    </>
  );
}
