import type { Db } from "../support/shop";

/** Gaps, documents that are older than the one before, those of another year, and notes that name another invoice. */
export async function findDocumentFaults(db: Db): Promise<unknown[]> {
  const { rows } = await db.query(
    `select 'gap' as fault, kind || ' ' || financial_year as about
     from public.invoices group by kind, financial_year
     having min(serial) <> 1 or max(serial) <> count(*) or max(serial) <> (
       select last_serial from private.invoice_counters c
       where c.kind = invoices.kind and c.financial_year = invoices.financial_year
     )
     union all
     select 'order of dates', number from (
       select number, issued_at < lag(issued_at) over (partition by kind, financial_year order by serial) as is_early,
         financial_year <> private.financial_year(issued_at)
           or number not like '__' || substr(financial_year, 3, 2) || right(financial_year, 2) || '-%' || serial as is_of_another_year
       from public.invoices
     ) as document where is_early or is_of_another_year
     union all
     select 'note', n.number from public.invoices n join public.invoices i on i.order_id = n.order_id and i.kind = 'invoice'
     where n.kind = 'credit_note' and (n.data #>> '{invoice,number}' <> i.number or n.issued_at < i.issued_at)`,
  );
  return rows;
}
