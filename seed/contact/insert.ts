import type { ClientBase } from "pg";
import { indianDate } from "@/lib/orders/when";
import { MESSAGES } from "./messages";

/** Fills an empty inbox. */
export const insertMessages = async (client: ClientBase, now: Date): Promise<void> => {
  const messages = MESSAGES.map(({ hoursAgo, quote, ...message }) => ({
    ...message,
    quantity: quote?.quantity,
    phone: quote?.phone,
    needed_by: quote && indianDate(new Date(now.getTime() + quote.daysLeft * 24 * 3_600_000)),
    at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  }));
  await client.query(
    `with written as (
       insert into public.contact_messages
         (name, email, topic, body, quantity, needed_by, phone, state, created_at, updated_at, answered_at, answer_due_at, solve_due_at)
       select name, email, topic, body, quantity, needed_by, phone, state, at, at, case when reply is not null then at + interval '2 hours' end,
         case topic when 'complaint' then at + interval '48 hours' end,
         case topic when 'complaint' then at + interval '1 month' end
       from jsonb_to_recordset($1) as m (
         name text, email text, topic text, body text, quantity int, needed_by date, phone text, state text, at timestamptz, reply text
       )
       where not exists (select from public.contact_messages)
       returning id, email, created_at
     )
     insert into public.contact_replies (id, message_id, body, author, author_name, created_at)
     select gen_random_uuid(), w.id, m.reply, u.id, private.format_person_name(u.id), w.created_at + interval '2 hours'
     from written w
     join jsonb_to_recordset($1) as m (email text, reply text) on m.email = w.email and m.reply is not null
     join auth.users u on u.email = 'support@kapas.test'`,
    [JSON.stringify(messages)],
  );
};
