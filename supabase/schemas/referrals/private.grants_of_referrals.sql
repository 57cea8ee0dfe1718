create function private.grants_of_referrals() returns void
language sql set search_path = '' as $$
  grant execute on function public.referral_terms() to anon, authenticated;
  grant select on public.referrer_list to authenticated;
  grant execute on function
    public.my_referral(),
    public.referral_figures(),
    public.get_admin_referrer(uuid),
    public.block_referrer(uuid, int, text),
    public.decide_referral(text, int, text)
    to authenticated;
$$;
