-- Marks a refund as the replacement of a failed one: it covers the same items and the same return, and closes its case.
-- follows is always the first of them.
create function private.replace_failed_refund(p_id uuid, p_first uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.refunds set follows = p_first, lines = (select lines from public.refunds where id = p_first) where id = p_id;
  update public.return_requests set refund_id = p_id
    where refund_id in (select id from public.refunds where p_first in (id, follows) and id <> p_id);
end $$;
