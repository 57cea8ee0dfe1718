-- Adds a staff note to a subscription. PT404; PT422 bad_note.
create function public.add_subscription_note(p_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.write');
  if (char_length(btrim(p_note)) between 3 and 400) is not true then
    raise sqlstate 'PT422' using message = 'A note has 3 to 400 characters', hint = 'bad_note';
  elsif not exists (select from private.subscriptions where id = p_id) then
    raise sqlstate 'PT404' using message = 'This subscription no longer exists', hint = 'no_subscription';
  end if;
  insert into private.subscription_events (subscription_id, type, actor, note) values (p_id, 'noted', 'admin', btrim(p_note));
end $$;
