-- Stores a variable of the server's environment that row policies use too.
create function public.save_environment(p_name text, p_value text) returns void
language sql set search_path = '' as $$
  insert into private.environment as e (name, value) values (p_name, p_value)
  on conflict (name) do update set value = excluded.value where e.value <> excluded.value
$$;
