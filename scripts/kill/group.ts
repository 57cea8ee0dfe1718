import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { newIp } from "../../e2e/support/attempts";
import { Buyer } from "../../e2e/support/buyer";
import { callAction } from "../../e2e/support/checkout-action";
import { findForm } from "../../e2e/support/form-fields";
import { hostCookieOf } from "../../lib/cookie-suffix";
import type { SandboxConfig } from "../../sandbox/config";
import { sandboxKeys } from "../../sandbox/keys";
import { makeVersion, randomHash } from "../../supabase/tests/support/designs/custom";
import { pay, placeOrder } from "./buyer";

const organiser = { email: "asha@kapas.test", password: "kapas-demo" };
const atOnce = 3;

export interface GroupTee {
  orderNumber: string;
  gatewayOrderId: string;
}

/** A group order of the demonstration account, whose tees are bought in the checkout. */
export class Group {
  readonly id = randomUUID();
  private session = "";

  constructor(
    private readonly place: SandboxConfig,
    private readonly database: Pool,
  ) {}

  async start(): Promise<void> {
    const { rows } = await this.database.query("select id from auth.users where email = $1", [
      organiser.email,
    ]);
    const person: string = rows[0].id;
    const version_id = await makeVersion(this.database, { designId: this.id, person });
    const closes_at = new Date(Date.now() + 7 * 24 * 3600_000);
    await this.database.query("select public.start_group($1)", [
      { id: this.id, user_id: person, version_id, token_hash: randomHash(), is_one_parcel: false, closes_at },
    ]);
    this.session = await logIn(this.place.siteUrl);
  }

  /** Orders so many tees, each for another person; they cost what the shop quotes with those paid before. */
  async order(count: number, isPaid: boolean): Promise<GroupTee[]> {
    const ordered: GroupTee[] = [];
    while (ordered.length < count) {
      const size = Math.min(atOnce, count - ordered.length);
      ordered.push(...(await Promise.all(Array.from({ length: size }, () => this.orderOne()))));
      if (isPaid) await Promise.all(ordered.slice(-size).map((tee) => this.pay(tee)));
    }
    return ordered;
  }

  async pay({ gatewayOrderId }: GroupTee): Promise<void> {
    if (!(await pay(this.place.gatewayUrl, gatewayOrderId))) throw new Error("the gateway took no payment");
  }

  /** The organiser's button. */
  close() {
    const { siteUrl } = this.place;
    const headers = { origin: siteUrl, "x-forwarded-for": newIp(), cookie: this.session };
    return callAction(
      `${siteUrl}/group-orders/${this.id}`,
      "closeGroupAction",
      { groupId: this.id },
      headers,
    );
  }

  private async orderOne(): Promise<GroupTee> {
    const { siteUrl } = this.place;
    const key = randomBytes(24).toString("base64url");
    const { rows } = await this.database.query(
      `select v.id::int, v.product_id::int as "productId", v.size, v.color
       from public.product_variants v join public.products p on p.id = v.product_id
       where p.is_blank and p.cut = 'regular' and v.color = 'black' and v.size = 'M'`,
    );
    const version = await makeVersion(this.database, { designId: this.id });
    await this.database.query("select public.join_group($1, $2)", [
      this.id,
      {
        ...{ version_id: version, variant_id: rows[0].id, name: "Asha", number: "7", email: null },
        browser_key_hash: createHash("sha256").update(key).digest("hex"),
      },
    ]);
    const signature = createHmac("sha256", `browser:${sandboxKeys.orderTokenSecret}`).update(key);
    const cookie = `${hostCookieOf("kapas-browser", siteUrl)}=${key}.${signature.digest("base64url")}`;
    const tee = { ...rows[0], design: version };
    const place = () => placeOrder(siteUrl, { tee, buyer: new Buyer(), method: "online", cookie });
    let outcome = await place();
    // Another payment has lowered the price since the quote.
    for (let tries = 1; outcome.kind === "changed" && tries < 10; tries += 1) outcome = await place();
    if (outcome.kind !== "pay") throw new Error(JSON.stringify(outcome));
    const { order, gatewayOrderId } = outcome.session;
    return { orderNumber: order.orderNumber, gatewayOrderId };
  }
}

/** Returns the cookies of the organiser's session. */
async function logIn(siteUrl: string): Promise<string> {
  const page = await fetch(`${siteUrl}/auth`);
  const fields = findForm(await page.text(), "Login");
  if (!fields) throw new Error("the sign-in page has no form");
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...organiser })) body.set(name, value);
  const headers = { origin: siteUrl, referer: `${siteUrl}/auth`, "x-forwarded-for": newIp() };
  const answer = await fetch(`${siteUrl}/auth`, { method: "POST", body, headers, redirect: "manual" });
  if (answer.status !== 303) throw new Error(`logging in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
