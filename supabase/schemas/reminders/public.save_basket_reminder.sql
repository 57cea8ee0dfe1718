-- Stores a basket that may be emailed, once: its lines, [{ id, size, color, quantity }]. No address or no lines: deletes
-- it. After its email a basket is not changed. PT422 bad_basket.
create function public.save_basket_reminder(p_basket_key text, p_email text, p_lines jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  if coalesce(p_email, '') = '' or jsonb_array_length(p_lines) = 0 then
    delete from public.basket_reminders where basket_key = p_basket_key;
    return;
  end if;
  insert into public.basket_reminders as b (basket_key, email, lines) values (p_basket_key, p_email, p_lines)
  on conflict (basket_key) do update set email = excluded.email, lines = excluded.lines, changed_at = private.now(),
      agreed_at = case when b.email_key = excluded.email_key then b.agreed_at else private.now() end
    where b.notified_at is null;
exception when check_violation then
  raise sqlstate 'PT422' using message = 'This isn''t a cart', hint = 'bad_basket';
end $$;
