create function private.grants_of_subscriptions_admin() returns void
language sql set search_path = '' as $$
  grant select on public.subscription_list to authenticated;
  grant execute on function
    public.get_admin_plans(),
    public.subscription_figures(),
    public.save_subscription_plan(bigint, int, jsonb),
    public.offer_subscription_plan(bigint, boolean),
    public.retry_subscription_price(uuid),
    public.save_subscription_tastes(jsonb, text),
    public.get_admin_subscription(uuid),
    public.step_subscription(uuid, int, text, int, text),
    public.change_subscription_by_staff(uuid, int, jsonb),
    public.refund_charge_by_staff(uuid, text),
    public.add_subscription_note(uuid, text),
    public.record_subscription_export(text)
    to authenticated;
$$;
