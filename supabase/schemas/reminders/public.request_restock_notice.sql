-- Records that an address wants an email when a variant is restocked: recorded | in_stock | gone. Idempotent; beyond twenty
-- per mailbox nothing is stored, with the same result. p_is_own: requested by the owner of an account with this proven
-- address, which also resubscribes it; their twenty are counted apart from those of strangers.
create function public.request_restock_notice(p_variant_id bigint, p_email text, p_is_own boolean) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_variant public.product_variants;
begin
  select v.* into v_variant from public.product_variants v join public.products p on p.id = v.product_id
    where v.id = p_variant_id and v.is_active and p.status = 'published' and not p.is_deleted;
  if not found then
    return 'gone';
  elsif v_variant.stock > v_variant.reserved then
    return 'in_stock';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('restock ' || private.email_key(p_email), 0));
  if (
    select count(*) from public.restock_requests
    where email_key = private.email_key(p_email) and notified_at is null and is_own = p_is_own
  ) < 20 then
    insert into public.restock_requests as r (variant_id, email, is_own) values (p_variant_id, p_email, p_is_own)
      on conflict (variant_id, email_key) where notified_at is null do update set is_own = true
      where excluded.is_own and not r.is_own;
  end if;
  if p_is_own then
    update public.mail_recipients set stopped = array_remove(stopped, 'restock'), changed_at = private.now()
      where email_key = private.email_key(p_email) and 'restock' = any (stopped);
  end if;
  return 'recorded';
end $$;
