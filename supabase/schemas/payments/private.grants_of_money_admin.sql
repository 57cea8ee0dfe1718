create function private.grants_of_money_admin() returns void
language sql set search_path = '' as $$
  grant select on public.break_list to authenticated;
  grant execute on function
    public.money_case(bigint),
    public.request_money_step(bigint, text, uuid, text, text, text, text),
    public.decide_money_step(uuid, boolean)
    to authenticated;
$$;
