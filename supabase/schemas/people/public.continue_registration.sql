create function public.continue_registration(
  p_key text, p_email text, p_phone text, p_first_name text, p_last_name text
) returns text
language sql set search_path = '' as $$
  select private.continue_registration(p_key, p_email, p_phone, p_first_name, p_last_name)
$$;
