-- Rebuilds the list rows of changed customers; returns how many changes it applied. Serialised, because otherwise the
-- transaction that read first could write last.
-- See public.rebuild_changed_customers. For the jobs.
create function public.rebuild_changed_customers(p_limit int) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_count int;
  v_ids uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('customers', 0)) then
    return 0;
  end if;
  with taken as (
    delete from private.customer_changes where id in (
      select id from private.customer_changes order by id limit least(p_limit, 100000) for update skip locked
    )
    returning customer_changes.account_id, customer_changes.email
  ), people as (
    select taken.account_id as id from taken where taken.account_id is not null
    union
    select u.id from taken join auth.users u on u.email = taken.email
  )
  select (select count(*) from taken), (select coalesce(array_agg(id), '{}') from people) into v_count, v_ids;

  delete from private.customers c using auth.users u
    where c.user_id = any (v_ids) and u.id = c.user_id and u.email_confirmed_at is null and u.phone_confirmed_at is null;
  insert into private.customers as c
  select u.id, person.name, nullif(u.email, ''), person.phone, concat_ws(' ', person.name, u.email, person.phone), u.created_at,
    exists (select from public.user_roles r where r.user_id = u.id),
    exists (select from private.blocks b where b.user_id = u.id),
    exists (select from private.deletion_requests d where d.user_id = u.id),
    f.orders, f.value, f.returns, f.refused
  from auth.users u
  left join public.profiles p on p.id = u.id
  join private.customer_figures(v_ids) f on f.user_id = u.id
  cross join lateral (select
    btrim(concat_ws(' ', p.first_name, p.last_name)) as name,
    '+' || ltrim(nullif(u.phone, ''), '+') as phone
  ) as person
  where u.id = any (v_ids) and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null)
  -- Waits for an account that is being deleted, and then skips it.
  for key share of u
  on conflict (user_id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone, words = excluded.words, joined_at = excluded.joined_at,
    is_staff = excluded.is_staff, is_blocked = excluded.is_blocked, is_deletion_asked = excluded.is_deletion_asked,
    orders = excluded.orders, value = excluded.value, returns = excluded.returns, refused = excluded.refused;
  return v_count;
end $$;
