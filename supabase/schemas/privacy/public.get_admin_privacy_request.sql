-- A proven request with the account of its address and how many guest orders have it. Null when there is none.
create function public.get_admin_privacy_request(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  return (
    select to_jsonb(r) - array['proven_at', 'notice_version'] || jsonb_build_object(
      'account_id', private.account_of_email(r.email),
      'orders', (select count(*) from public.orders o where lower(o.email) = lower(r.email) and o.user_id is null)
    )
    from public.privacy_requests r where r.id = p_id and r.proven_at is not null
  );
end $$;
