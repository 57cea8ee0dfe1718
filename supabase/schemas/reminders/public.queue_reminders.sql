-- Queues requested reminders and deletes old rows. One runner at a time: a second one returns at once. Returns {
-- restock, baskets, price_drops }, the numbers of emails.
create function public.queue_reminders() returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '20s' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reminders', 0)) then
    return '{"restock": 0, "baskets": 0, "price_drops": 0}';
  end if;
  delete from public.restock_requests where created_at < private.retained_since('restock_requests');
  return jsonb_build_object(
    'restock', private.queue_restock_mails(500),
    'baskets', private.queue_basket_mails(200),
    'price_drops', private.queue_price_drops(500)
  );
end $$;
