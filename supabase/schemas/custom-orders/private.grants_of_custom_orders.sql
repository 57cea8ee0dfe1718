create function private.grants_of_custom_orders() returns void
language sql set search_path = '' as $$
  grant select on public.print_bands, public.print_breaks to anon, authenticated;
  grant insert, update, delete on public.print_bands, public.print_breaks to authenticated;
  grant execute on function
    public.get_printing_settings(), public.save_printing(jsonb, jsonb, jsonb, text)
    to authenticated;
$$;
