create function private.grants_of_reminders() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.request_restock_notice(bigint, text, boolean), public.save_basket_reminder(text, text, jsonb), public.prove_recipient(uuid),
    public.queue_reminders(), public.take_restock_mail(bigint[]), public.find_basket_mail(uuid), public.find_price_drops(uuid, date)
    to service_role;
$$;
