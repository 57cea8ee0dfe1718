create function private.grants_of_subscriptions_desk() returns void
language sql set search_path = '' as $$
  grant select on public.subscription_list to authenticated;
  grant execute on function
    public.subscription_plans_desk(),
    public.subscription_figures(),
    public.save_subscription_plan(bigint, int, jsonb),
    public.offer_subscription_plan(bigint, boolean),
    public.retry_subscription_price(uuid),
    public.save_subscription_tastes(jsonb, text),
    public.subscription_desk(uuid),
    public.step_subscription(uuid, int, text, int, text),
    public.change_subscription_at_desk(uuid, int, jsonb),
    public.refund_charge_at_desk(uuid, text),
    public.note_subscription(uuid, text),
    public.note_subscription_export(text)
    to authenticated;
$$;
