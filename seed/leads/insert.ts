import { randomUUID } from "node:crypto";
import type { ClientBase } from "pg";

interface SeedLead {
  email: string;
  phone: string | null;
  source: "popup" | "page";
  utm: Record<string, string>;
  daysAgo: number;
  isStopped?: boolean;
}

const instagram = { source: "instagram", medium: "story", campaign: "monsoon-tees" };

/** Who looked around and has not bought yet. */
const VISITORS: readonly SeedLead[] = [
  {
    email: "tanvi.deshpande@example.com",
    phone: "9820011223",
    source: "popup",
    utm: instagram,
    daysAgo: 0.1,
  },
  { email: "george.mathew@example.com", phone: null, source: "popup", utm: {}, daysAgo: 0.6 },
  {
    email: "harpreet.gill@example.com",
    phone: "9876001122",
    source: "page",
    utm: { source: "blog", medium: "navbar" },
    daysAgo: 2,
  },
  { email: "no.more.mails@example.com", phone: null, source: "popup", utm: {}, daysAgo: 6, isStopped: true },
  { email: "shalini.iyer@example.com", phone: null, source: "popup", utm: instagram, daysAgo: 19 },
  {
    email: "a.very.long.address.of.someone.who.likes.dots@mail.department.example.com",
    phone: null,
    source: "popup",
    utm: {},
    daysAgo: 33,
  },
];

async function leave(client: ClientBase, lead: SeedLead, now: Date): Promise<void> {
  const fields = {
    email: lead.email,
    phone: lead.phone,
    source: lead.source,
    utm_data: lead.utm,
    session_id: randomUUID(),
    consent_version: "2026-11",
  };
  await client.query("select public.receive_lead($1, '103.21.58.14', null)", [fields]);
  if (lead.isStopped)
    await client.query("select public.stop_mails((public.mail_recipient($1) ->> 'id')::uuid, 'offers')", [
      lead.email,
    ]);
  await client.query(
    `with mine as (
       update public.user_leads l
       set created_at = $2, consented_at = $2,
         converted = exists (
           select from public.orders o
           where private.email_key(o.email) = l.email_key and o.created_at >= $2 and private.is_sold_order(o)
         )
       where email_key = private.email_key($1) returning coupon_code
     ), moved as (
       update public.coupons c set created_at = $2, starts_at = $2, ends_at = c.ends_at + ($2 - private.now())
       from mine where c.code = mine.coupon_code
     )
     update public.outbox set sent_at = $2, created_at = $2 where email = $1 and topic = 'lead_code'`,
    [lead.email, new Date(now.getTime() - lead.daysAgo * 24 * 3_600_000)],
  );
}

/** Buyers who had left their address a day before the first order. */
async function findBuyers(client: ClientBase): Promise<SeedLead[]> {
  const { rows } = await client.query<{ email: string; phone: string; days: number }>(
    `select min(email) as email, min(phone) as phone,
       extract(epoch from private.now() - min(created_at)) / 86400 + 1 as days
     from public.orders where email not like '%@kapas.test' and email not like 'deleted@%'
     group by private.email_key(email) order by md5(private.email_key(min(email))) limit 40`,
  );
  return rows.map(({ email, phone, days }, index) => ({
    email,
    phone: /^\+91[6-9]\d{9}$/.test(phone) && index % 3 === 0 ? phone.slice(3) : null,
    source: index % 7 === 0 ? "page" : "popup",
    utm: index % 4 === 0 ? instagram : {},
    daysAgo: Number(days),
    isStopped: index % 11 === 5,
  }));
}

/** Subscribers in all states, and what the popup has brought in 60 days. In a shop that has orders and no subscriber yet. */
export const insertLeads = async (client: ClientBase, now: Date): Promise<void> => {
  const { rows } = await client.query(
    "select from public.orders where not exists (select from public.user_leads) limit 1",
  );
  if (rows.length === 0) return;
  for (const lead of [...(await findBuyers(client)), ...VISITORS]) await leave(client, lead, now);
  await client.query(
    `with halves as (
       insert into public.lead_popup_orders (order_id, arm)
       select id, case when get_byte(uuid_send(id), 0) < 26 then 'held' else 'shown' end
       from public.orders where created_at > private.now() - interval '60 days' and exchange_of is null
       returning order_id, arm
     )
     insert into public.lead_popup_days (day, arm, visitors, leads)
     select (o.created_at at time zone 'Asia/Kolkata')::date, h.arm, (count(*) * case h.arm when 'shown' then 34 else 38 end)::int,
       case h.arm when 'shown' then count(*)::int else 0 end
     from halves h join public.orders o on o.id = h.order_id group by 1, 2`,
  );
};
