-- The content of the abandoned-cart email and of the page behind its link: { lines: [{ id, quantity, … as reminder_variant
-- }], is_proven }, without unavailable items. Null: it has ended, or its mailbox has ordered since it agreed.
create function public.find_basket_mail(p_id uuid) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(
        private.reminder_variant(l.variant) || jsonb_build_object('id', (l.variant).product_id, 'quantity', l.quantity) order by l.place
      ), '[]')
      from private.basket_variants(b.lines) l
    ),
    'is_proven', private.is_proven_address(b.email)
  )
  from public.basket_reminders b
  where b.id = p_id and b.notified_at > private.now() - interval '14 days' and not exists (
    select from public.orders o where private.email_key(o.email) = b.email_key and o.created_at >= b.agreed_at
  )
$$;
