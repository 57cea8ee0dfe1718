create function private.grants_of_subscription_pages() returns void
language sql set search_path = '' as $$
  grant execute on function public.subscription_offer() to anon, authenticated;
  grant execute on function
    public.my_subscriptions(),
    public.subscription_choices(uuid),
    public.change_subscription(uuid, int, jsonb),
    public.swap_pick(uuid, int, int, bigint),
    public.request_subscription_change(uuid, int, text, int, text),
    public.choose_for_charge(uuid, int, uuid)
    to authenticated;
  grant execute on function public.begin_subscription(uuid, uuid, jsonb, jsonb, uuid) to service_role;
$$;
