-- The desk of orders: one order with its story, and the steps that staff take. Every step is a function that asks for its
-- permission and then calls the one function that does it for everybody.

create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default private.now()
);
comment on table public.order_notes is 'What staff write to each other about an order; its buyer never sees it';
create index order_notes_order_id on public.order_notes (order_id, id);
create index order_notes_author on public.order_notes (author) where author is not null;
alter table public.order_notes enable row level security;

create table public.extra_parcels (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  courier text not null check (char_length(btrim(courier)) between 2 and 80),
  tracking_number text not null check (char_length(btrim(tracking_number)) between 3 and 80),
  created_at timestamptz not null default private.now(),
  unique (order_id, tracking_number)
);
comment on table public.extra_parcels is 'An order that goes out in several parcels: those after the first, which stands in the order';
alter table public.extra_parcels enable row level security;

-- Logs what a member of staff did to an order, under its number.
create function private.audit_order(p_order_id uuid, p_before jsonb, p_after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select private.acting_staff(), private.name_of_person(private.acting_staff()), 'update', 'orders', o.order_id, p_before, p_after
  from public.orders o where o.id = p_order_id and private.acting_staff() is not null
$$;

-- Each step of an order, its parcels and its money records an event; those of staff are logged.
create function private.audit_order_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit_order(
    new.order_id,
    jsonb_strip_nulls(jsonb_build_object('status', new.from_status) || coalesce(
      case when jsonb_typeof(new.data -> 'before') = 'object' then new.data -> 'before' end, '{}'
    )),
    jsonb_strip_nulls(jsonb_build_object(
      'event', new.id, 'step', nullif(new.type, 'moved'), 'status', new.to_status, 'note', nullif(new.note, ''),
      'amount', new.data -> 'amount'
    ) || coalesce(case when jsonb_typeof(new.data -> 'after') = 'object' then new.data -> 'after' end, '{}'))
  );
  return null;
end $$;

create trigger order_events_audit after insert on public.order_events
  for each row when (new.actor = 'admin') execute function private.audit_order_event();

create function private.grants_of_order_desk() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.desk_order(text), private.desk_order(text),
    public.step_order(text, text, text, text, jsonb), private.step_order(text, text, text, text, jsonb),
    public.correct_parcels(text, jsonb), private.correct_parcels(text, jsonb),
    public.step_return(text, uuid, text, text), private.step_return(text, uuid, text, text),
    public.return_at_desk(text, text, jsonb, text), private.return_at_desk(text, text, jsonb, text),
    public.refund_at_desk(text, uuid, numeric, text, text, text), private.refund_at_desk(text, uuid, numeric, text, text, text),
    public.pay_refund_by_hand(text, uuid), private.pay_refund_by_hand(text, uuid),
    public.note_order(text, text), private.note_order(text, text),
    public.tag_order(text, text[]), private.tag_order(text, text[]),
    public.move_address(text, jsonb, jsonb, jsonb), private.move_address(text, jsonb, jsonb, jsonb),
    public.send_message_again(text, bigint), private.send_message_again(text, bigint),
    public.send_papers(text), private.send_papers(text),
    public.picking_list(text[]), private.picking_list(text[])
    to authenticated;
$$;

-- Whose step an event was, by name; null for buyers, the shop and the gateway.
create function private.staff_of_event(p_event public.order_events) returns text
language sql stable set search_path = '' as $$
  select l.actor_name from public.audit_log l join public.orders o on o.order_id = l.subject_id
  where l.subject = 'orders' and o.id = p_event.order_id and (l.after ->> 'event')::bigint = p_event.id
  limit 1
$$;

-- For what both those who answer buyers and those who pack may do.
create function private.require_order_desk() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may('orders.fulfil') then
    perform private.require_permission('orders.read');
  end if;
end $$;

create function private.order_of_number(p_order_number text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_id uuid;
begin
  select id into v_id from public.orders where order_id = p_order_number;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_id;
end $$;

-- Who brought the order to its status, and when: { status, actor, by, at }, for the detail of a refusal.
create function private.last_move_of(p_order public.orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_event public.order_events;
begin
  select * into v_event from public.order_events
    where order_id = p_order.id and to_status = p_order.status order by id desc limit 1;
  return jsonb_build_object(
    'status', p_order.status, 'actor', v_event.actor, 'by', private.staff_of_event(v_event), 'at', v_event.created_at
  );
end $$;

-- Raises PT409 moved_meanwhile when the order is no longer in the status that the caller saw. Detail: { status, by, at } of
-- what happened.
create function private.refuse_moved(p_order public.orders, p_seen text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_order.status <> p_seen then
    raise sqlstate 'PT409' using
      message = format('This order is %s by now', p_order.status), hint = 'moved_meanwhile', detail = private.last_move_of(p_order);
  end if;
end $$;

-- p_parcels: [{ courier, tracking_number }], the first one goes with the order. PT422 bad_parcels.
create function private.write_parcels(p_order_id uuid, p_parcels jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_parcels) is distinct from 'array' or jsonb_array_length(p_parcels) not between 1 and 20 or exists (
    select from jsonb_array_elements(p_parcels) as p (parcel)
    where (
      btrim(parcel ->> 'courier') ~ '^[[:alnum:]][[:alnum:] .&''()/-]{1,79}$'
      and btrim(parcel ->> 'tracking_number') ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{2,79}$'
    ) is not true
  ) or (
    select count(distinct btrim(parcel ->> 'tracking_number')) <> count(*)
    from jsonb_array_elements(p_parcels) as p (parcel)
  ) then
    raise sqlstate 'PT422' using message = 'Each parcel needs a courier and a tracking number of its own, of letters, digits and dashes', hint = 'bad_parcels';
  end if;
  update public.orders
    set courier = btrim(p_parcels -> 0 ->> 'courier'), tracking_number = btrim(p_parcels -> 0 ->> 'tracking_number')
    where id = p_order_id;
  delete from public.extra_parcels where order_id = p_order_id;
  insert into public.extra_parcels (order_id, courier, tracking_number)
    select p_order_id, btrim(p.parcel ->> 'courier'), btrim(p.parcel ->> 'tracking_number')
    from jsonb_array_elements(p_parcels) with ordinality as p (parcel, place)
    where p.place > 1 order by p.place;
end $$;

-- One step of an order at the desk: confirm | print | pack | ship | deliver | come_back | collect | complete | cancel.
-- p_seen: the status on the caller's screen. p_parcels: for ship, see write_parcels. Returns the new status. PT409
-- moved_meanwhile and what transition_order and collect_cod raise; PT422 bad_step | bad_parcels.
create function private.step_order(p_order_number text, p_seen text, p_step text, p_note text, p_parcels jsonb) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_to text := case p_step
    when 'confirm' then 'Confirmed' when 'print' then 'In Production' when 'pack' then 'Packed' when 'ship' then 'Shipped'
    when 'deliver' then 'Delivered' when 'come_back' then 'RTO' when 'complete' then 'Completed' when 'cancel' then 'Cancelled'
  end;
  v_order public.orders;
begin
  perform private.require_permission(
    case when p_step in ('confirm', 'complete', 'cancel') then 'orders.write' else 'orders.fulfil' end
  );
  if v_to is null and p_step is distinct from 'collect' then
    raise sqlstate 'PT422' using message = 'No such step', hint = 'bad_step';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  perform private.refuse_moved(v_order, p_seen);
  if p_step = 'collect' then
    -- A parcel that may still come back has brought no cash.
    if v_order.status = 'Shipped' then
      raise sqlstate 'PT409' using message = 'It is still on its way: mark it as delivered first', hint = 'not_delivered';
    end if;
    perform public.collect_cod(v_order.id, 'admin');
    return v_order.status;
  elsif p_step = 'ship' then
    perform private.write_parcels(v_order.id, p_parcels);
    return public.transition_order(v_order.id, v_to, 'admin', concat_ws(
      ' ', btrim(p_parcels -> 0 ->> 'courier'), btrim(p_parcels -> 0 ->> 'tracking_number')
    ));
  end if;
  return public.transition_order(
    v_order.id, v_to, 'admin', private.words_or_refuse(p_note, case p_step when 'cancel' then 3 else 0 end)
  );
end $$;

create function public.step_order(
  p_order_number text, p_seen text, p_step text, p_note text default '', p_parcels jsonb default null
) returns text
language sql set search_path = '' as $$ select private.step_order(p_order_number, p_seen, p_step, p_note, p_parcels) $$;

create function private.correct_parcels(p_order_number text, p_parcels jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  perform private.require_permission('orders.fulfil');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if v_order.status <> 'Shipped' then
    raise sqlstate 'PT409' using message = 'Only an order on its way has parcels to correct', hint = 'bad_transition';
  end if;
  perform private.write_parcels(v_order.id, p_parcels);
  perform private.record_order_event(v_order.id, 'parcels_corrected', null, null, 'admin', '', jsonb_build_object(
    'before', concat_ws(' ', v_order.courier, v_order.tracking_number),
    'after', concat_ws(' ', btrim(p_parcels -> 0 ->> 'courier'), btrim(p_parcels -> 0 ->> 'tracking_number')),
    'parcels', jsonb_array_length(p_parcels)
  ));
end $$;

-- Corrects or adds parcels of an order that is on its way. See write_parcels. PT409 bad_transition.
create function public.correct_parcels(p_order_number text, p_parcels jsonb) returns void
language sql set search_path = '' as $$ select private.correct_parcels(p_order_number, p_parcels) $$;

-- One step of a return: pick_up | restock | write_off | reject. p_note: the reason of a rejection, which its buyer reads.
-- PT409 return_closed, detail: { status, actor, by, at } of what happened, and what the four raise.
create function private.step_return(p_order_number text, p_return_id uuid, p_step text, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests;
  v_event public.order_events;
begin
  perform private.require_permission(case when p_step = 'reject' then 'orders.write' else 'orders.fulfil' end);
  if not exists (
    select from public.return_requests where id = p_return_id and order_id = private.order_of_number(p_order_number)
  ) then
    raise sqlstate 'PT404' using message = 'No such return', hint = 'not_found';
  end if;
  perform private.lock_order(private.order_of_number(p_order_number));
  select * into v_request from public.return_requests where id = p_return_id;
  if v_request.status <> 'Requested' then
    select * into v_event from public.order_events
      where order_id = v_request.order_id and type = 'return_' || lower(v_request.status) and created_at = v_request.closed_at;
    raise sqlstate 'PT409' using
      message = format('This return is %s by now', v_request.status), hint = 'return_closed', detail = jsonb_build_object(
        'status', v_request.status, 'actor', v_event.actor, 'by', private.staff_of_event(v_event), 'at', v_request.closed_at
      )::text;
  end if;
  case p_step
    when 'pick_up' then perform public.pick_up_return(p_return_id, 'admin');
    when 'restock' then perform public.receive_return(p_return_id, true, 'admin');
    when 'write_off' then perform public.receive_return(p_return_id, false, 'admin');
    when 'reject' then perform public.reject_return(p_return_id, private.words_or_refuse(p_note), 'admin');
    else raise sqlstate 'PT422' using message = 'No such step', hint = 'bad_step';
  end case;
end $$;

create function public.step_return(p_order_number text, p_return_id uuid, p_step text, p_note text default '') returns void
language sql set search_path = '' as $$ select private.step_return(p_order_number, p_return_id, p_step, p_note) $$;

-- Asks for a return or an exchange in the buyer's name. See request_return; the buyer names the UPI ID for cash on the page
-- of the order.
create function private.return_at_desk(p_order_number text, p_kind text, p_lines jsonb, p_reason text) returns uuid
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('orders.write');
  return public.request_return(
    p_order_id => private.order_of_number(p_order_number), p_kind => p_kind, p_lines => p_lines,
    p_reason => private.words_or_refuse(p_reason, 3, 500), p_actor => 'admin'
  );
end $$;

create function public.return_at_desk(p_order_number text, p_kind text, p_lines jsonb, p_reason text) returns uuid
language sql set search_path = '' as $$ select private.return_at_desk(p_order_number, p_kind, p_lines, p_reason) $$;

create function private.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text, p_payment_id text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  perform private.require_permission('orders.refund');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  -- It would wait for the bank, and keep the case of the dispute open.
  if v_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment', hint = 'disputed';
  end if;
  -- What was paid online goes back to where it came from: to an address that staff type only after that has failed.
  if p_upi_id is not null and v_order.paid_by is not null
    and not exists (select from public.refunds where order_id = v_order.id and method = 'source' and status = 'failed')
  then
    raise sqlstate 'PT422' using message = 'This payment goes back to where it came from', hint = 'bad_upi';
  end if;
  return public.request_refund(
    v_order.id, p_amount, 'goodwill', 'admin', p_key, private.words_or_refuse(p_note, 3, 2000),
    case when p_upi_id is null then 'source' else 'upi' end, p_upi_id, p_payment_id
  );
end $$;

-- Sends a part or all of an order's money back. p_key: the refund's id, one per form, so that a second press returns the
-- first answer. See request_refund.
create function public.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text default null, p_payment_id text default null
) returns jsonb
language sql set search_path = '' as $$
  select private.refund_at_desk(p_order_number, p_key, p_amount, p_note, p_upi_id, p_payment_id)
$$;

create function private.pay_refund_by_hand(p_order_number text, p_refund_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_refund public.refunds;
begin
  perform private.require_permission('orders.refund');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_refund from public.refunds where id = p_refund_id and order_id = v_order.id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  elsif v_refund.method <> 'upi' or v_refund.status <> 'requested' then
    raise sqlstate 'PT409' using message = 'This refund does not wait to be paid by hand', hint = 'bad_transition';
  end if;
  perform private.record_order_event(
    v_order.id, 'refund_paid_by_hand', null, null, 'admin', '',
    jsonb_build_object('refund_id', v_refund.id, 'amount', v_refund.amount)
  );
  perform private.move_refund(v_refund, 'processed');
end $$;

-- Records that a refund to a UPI ID was paid from the shop's account. PT404; PT409 bad_transition.
create function public.pay_refund_by_hand(p_order_number text, p_refund_id uuid) returns void
language sql set search_path = '' as $$ select private.pay_refund_by_hand(p_order_number, p_refund_id) $$;

-- Locks an order that the caller sees at the desk. PT404: there is none, or those who only pack don't see it any more.
create function private.lock_visible_order(p_order_number text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_order public.orders := private.lock_order(private.order_of_number(p_order_number));
begin
  if not (private.may('orders.read') or private.is_at_packing(v_order)) then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_order.id;
end $$;

create function private.note_order(p_order_number text, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_order_desk();
  insert into public.order_notes (order_id, author, author_name, body)
    values (private.lock_visible_order(p_order_number), (select auth.uid()), private.name_of_person((select auth.uid())),
      private.words_or_refuse(p_body, 1, 2000));
end $$;

create function public.note_order(p_order_number text, p_body text) returns void
language sql set search_path = '' as $$ select private.note_order(p_order_number, p_body) $$;

-- The tags that the order has from now on.
create function private.tag_order(p_order_number text, p_tags text[]) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id uuid;
  v_before text[];
  v_after text[];
begin
  perform private.require_order_desk();
  v_id := private.lock_visible_order(p_order_number);
  if cardinality(p_tags) > 10 then
    raise sqlstate 'PT422' using message = 'At most 10 tags', hint = 'too_many_tags';
  end if;
  select tags into v_before from public.order_tags where order_id = v_id;
  v_after := array(select distinct tag from unnest(p_tags) as tag order by tag);
  if v_after = '{}' then
    delete from public.order_tags where order_id = v_id;
  else
    insert into public.order_tags (order_id, tags) values (v_id, v_after)
      on conflict (order_id) do update set tags = excluded.tags;
  end if;
  perform private.audit_order(v_id, jsonb_build_object('tags', coalesce(v_before, '{}')), jsonb_build_object('tags', v_after));
end $$;

create function public.tag_order(p_order_number text, p_tags text[]) returns void
language sql set search_path = '' as $$ select private.tag_order(p_order_number, p_tags) $$;

-- Changes where an order goes until it is packed: p_contact { name, phone }, p_address as in the order, p_seen both together
-- as the person saw them. The state stays, for
-- the tax of the order follows it, and an order to be paid in cash stays where cash is taken. PT409 address_moved |
-- packed (detail: last_move_of) | phone_unproven | other_state | no_cod; PT422 bad_address | no_such_pincode | wrong_state.
create function private.move_address(p_order_number text, p_contact jsonb, p_address jsonb, p_seen jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_place jsonb := public.find_place(p_address ->> 'pincode');
  v_address jsonb := jsonb_build_object(
    'line1', p_address ->> 'line1', 'line2', coalesce(p_address ->> 'line2', ''), 'city', p_address ->> 'city',
    'state', p_address ->> 'state', 'pincode', p_address ->> 'pincode'
  );
begin
  perform private.require_permission('orders.write');
  if (
    p_contact ->> 'name' ~ '^\S.{0,78}\S$' and p_contact ->> 'name' = private.clean_name(p_contact ->> 'name') and p_contact ->> 'phone' ~ '^\+91[6-9][0-9]{9}$'
    and not jsonb_path_exists(p_address, '$.* ? (@.type() != "string")')
    and char_length(v_address ->> 'line1') between 3 and 160 and char_length(v_address ->> 'line2') <= 160
    and char_length(v_address ->> 'city') between 2 and 80
  ) is not true then
    raise sqlstate 'PT422' using message = 'Name, phone, street and city must be filled in', hint = 'bad_address';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if v_order.status not in ('Pending Payment', 'COD Review', 'Confirmed', 'In Production') then
    raise sqlstate 'PT409' using message = 'The parcel is packed or gone: its label says where it goes', hint = 'packed', detail = private.last_move_of(v_order);
  elsif (v_order.shipping_address || jsonb_build_object('name', v_order.name, 'phone', v_order.phone) @> p_seen) is not true then
    raise sqlstate 'PT409' using
      message = 'Somebody changed this address a moment ago', hint = 'address_moved', detail = concat_ws(
        ', ', v_order.name, v_order.phone, v_order.shipping_address ->> 'line1', nullif(v_order.shipping_address ->> 'line2', ''),
        v_order.shipping_address ->> 'city', v_order.shipping_address ->> 'pincode'
      );
  elsif v_order.status = 'COD Review' and p_contact ->> 'phone' <> v_order.phone then
    raise sqlstate 'PT409' using
      message = 'This order waits for a code that went to its phone: confirm it first', hint = 'phone_unproven';
  elsif p_address ->> 'state' is distinct from v_order.shipping_address ->> 'state' then
    raise sqlstate 'PT409' using
      message = 'Another state changes the tax of this order: cancel it and order again', hint = 'other_state';
  end if;
  if v_place is null then
    raise sqlstate 'PT422' using message = 'There is no such pincode', hint = 'no_such_pincode';
  elsif (v_place -> 'states' ? (p_address ->> 'state')) is not true then
    raise sqlstate 'PT422' using message = 'The pincode is in another state', hint = 'wrong_state';
  elsif v_order.payment_status = 'cod_due' and not (v_place ->> 'cod_available')::boolean then
    raise sqlstate 'PT409' using message = 'Cash is not taken at this pincode', hint = 'no_cod';
  end if;
  update public.orders
    set name = p_contact ->> 'name', phone = p_contact ->> 'phone', shipping_address = v_address
    where id = v_order.id;
  perform private.record_order_event(v_order.id, 'address_changed', null, null, 'admin', '', jsonb_build_object(
    'before', v_order.shipping_address || jsonb_build_object('name', v_order.name, 'phone', v_order.phone),
    'after', v_address || jsonb_build_object('name', p_contact ->> 'name', 'phone', p_contact ->> 'phone')
  ));
end $$;

create function public.move_address(p_order_number text, p_contact jsonb, p_address jsonb, p_seen jsonb) returns void
language sql set search_path = '' as $$ select private.move_address(p_order_number, p_contact, p_address, p_seen) $$;

-- PT409 waits: such a message of the order is on its way, or was sent a minute ago.
create function private.refuse_just_sent(p_order_id uuid, p_topic text, p_channel text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.outbox
    where order_id = p_order_id and topic = p_topic and channel = p_channel
      and ((sent_at is null and dead_at is null) or sent_at > private.now() - interval '1 minute')
  ) then
    raise sqlstate 'PT409' using message = 'This message is on its way, or was sent a moment ago', hint = 'waits';
  end if;
end $$;

-- Queues a sent or given-up message of the order again. PT404; PT409 waits: it is on its way, or was sent a minute ago.
create function private.send_message_again(p_order_number text, p_message_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_order public.orders;
  v_message public.outbox;
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_message from public.outbox where id = p_message_id and order_id = v_order.id;
  if not found or v_message.data ? 'code' then
    raise sqlstate 'PT404' using message = 'No such message', hint = 'not_found';
  end if;
  perform private.refuse_just_sent(v_order.id, v_message.topic, v_message.channel);
  insert into public.outbox (topic, order_id, data, channel)
    values (v_message.topic, v_order.id, v_message.data || jsonb_build_object('again', private.now()), v_message.channel);
  perform private.record_order_event(
    v_order.id, 'message_again', null, null, 'admin', '',
    jsonb_build_object('topic', v_message.topic, 'channel', v_message.channel)
  );
end $$;

create function public.send_message_again(p_order_number text, p_message_id bigint) returns void
language sql set search_path = '' as $$ select private.send_message_again(p_order_number, p_message_id) $$;

-- Queues a mail with the way to invoice and credit notes of the order. PT404; PT409 no_papers · waits.
create function private.send_papers(p_order_number text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_order public.orders;
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if not exists (select from public.invoices where order_id = v_order.id) then
    raise sqlstate 'PT409' using message = 'It has no invoice yet', hint = 'no_papers';
  end if;
  perform private.refuse_just_sent(v_order.id, 'order_papers', 'email');
  insert into public.outbox (topic, order_id, data) values ('order_papers', v_order.id, jsonb_build_object('again', private.now()));
  perform private.record_order_event(
    v_order.id, 'message_again', null, null, 'admin', '', '{"topic": "order_papers", "channel": "email"}'
  );
end $$;

create function public.send_papers(p_order_number text) returns void
language sql set search_path = '' as $$ select private.send_papers(p_order_number) $$;

-- What those who only pack see of: parcels that are to be sent, are on their way, have just arrived or come back.
create function private.is_at_packing(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status in ('Confirmed', 'In Production', 'Packed', 'Shipped', 'Delivered', 'Return Requested')
$$;

-- An order as the desk shows it, or null. Those who only print and pack see what is at the packing table, and of that
-- neither e-mail nor payments, refunds and messages.
create function private.desk_order(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_paid public.orders;
  v_sees_money boolean := private.may('orders.read');
begin
  perform private.require_order_desk();
  select * into v_order from public.orders where order_id = p_order_number;
  if not found or not (v_sees_money or private.is_at_packing(v_order)) then
    return null;
  end if;
  v_paid := private.paid_order_of(v_order);
  return jsonb_build_object(
    'order_number', v_order.order_id, 'status', v_order.status, 'payment_method', v_order.payment_method,
    'payment_status', v_order.payment_status, 'created_at', v_order.created_at, 'expires_at', v_order.expires_at,
    'delivered_at', v_order.delivered_at, 'returns_until', case
      when v_order.delivered_at is not null then private.returns_close_at(v_order)
    end,
    'held', private.held_by(v_order), 'name', v_order.name, 'phone', v_order.phone,
    'email', case when v_sees_money then v_order.email end,
    'address', v_order.shipping_address, 'gstin', v_order.gstin, 'business_name', v_order.business_name,
    'buyer_note', v_order.note, 'subtotal', v_order.subtotal, 'discount', v_order.discount,
    'coupon_code', v_order.coupon_code, 'coupon_discount', v_order.coupon_discount, 'shipping', v_order.shipping,
    'cod_fee', v_order.cod_fee, 'total', v_order.total, 'sees_money', v_sees_money,
    'gst', v_order.charges_cgst + v_order.charges_sgst + v_order.charges_igst + (
      select coalesce(sum(i.cgst + i.sgst + i.igst), 0) from public.order_items i where i.order_id = v_order.id
    ),
    'money_left', case when v_sees_money then private.money_left(v_order) end,
    'parcels', private.parcels_of(v_order), 'replaced_by', (select order_id from public.orders where id = v_order.replaced_by),
    'exchange_of', (select order_id from public.orders where id = v_order.exchange_of),
    'paid_order', case when v_paid.id <> v_order.id then v_paid.order_id end,
    'items', private.desk_items_of(v_order.id), 'returns', private.desk_returns_of(v_order.id),
    'tags', coalesce((select to_jsonb(tags) from public.order_tags where order_id = v_order.id), '[]'),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'by', author_name, 'body', body, 'at', created_at) order by id), '[]')
      from public.order_notes where order_id = v_order.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'type', e.type, 'from', e.from_status, 'to', e.to_status, 'actor', e.actor,
        'by', private.staff_of_event(e), 'note', e.note, 'data', e.data - 'payment_id', 'at', e.created_at
      ) order by e.id), '[]')
      from public.order_events e where e.order_id = v_order.id
    ),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number, 'at', issued_at) order by issued_at, id), '[]')
      from public.invoices where order_id = v_order.id
    ),
    'buyer', jsonb_build_object(
      'orders', (select count(*) from public.orders where phone = v_order.phone and replaced_by is null),
      'refused', private.count_refused(v_order.phone), 'is_member', v_order.user_id is not null
    )
  ) || case when v_sees_money then private.desk_money_of(v_order) else '{}' end;
end $$;

create function public.desk_order(p_order_number text) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_order(p_order_number) $$;

-- Why the order may not be made or sent now: disputed | refunded (what is printed already may leave as a favour) |
-- exchange_waits; null when nothing holds it.
create function private.held_by(p_order public.orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_hint text;
begin
  if p_order.disputed_at is not null then
    return 'disputed';
  elsif p_order.payment_status = 'refunded' and p_order.status = 'Confirmed' then
    return 'refunded';
  elsif p_order.exchange_of is not null and p_order.status in ('Confirmed', 'In Production', 'Packed') then
    perform private.check_exchange_may_go(p_order);
  end if;
  return null;
exception when sqlstate 'PT409' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return v_hint;
end $$;

create function private.parcels_of(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_order.courier is null and p_order.tracking_number is null then '[]' else
    jsonb_build_array(jsonb_build_object('courier', p_order.courier, 'tracking_number', p_order.tracking_number))
  end || coalesce((
    select jsonb_agg(jsonb_build_object('courier', courier, 'tracking_number', tracking_number) order by id)
    from public.extra_parcels where order_id = p_order.id
  ), '[]')
$$;

-- values: what one, two, ... of the pieces that nobody has sent back yet were paid with.
create function private.desk_items_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'product_id', i.product_id, 'variant_id', i.variant_id, 'title', i.title, 'size', i.size,
    'color_name', i.color_name, 'sku', i.sku, 'image_url', i.image_url, 'quantity', i.quantity,
    'unit_price', i.unit_price, 'line_total', i.line_total, 'coupon_discount', i.coupon_discount,
    'gst_rate', i.gst_rate, 'hsn', i.hsn, 'back', coalesce(r.pieces, 0), 'values', (
      select coalesce(jsonb_agg(private.value_of_pieces(i, n) order by n), '[]')
      from generate_series(1, i.quantity - coalesce(r.pieces, 0)) as n
    )
  ) order by i.id), '[]')
  from public.order_items i
  left join lateral (
    select sum(t.quantity)::int as pieces
    from public.return_items t join public.return_requests q on q.id = t.return_id
    where t.order_item_id = i.id and q.status in ('Requested', 'Received')
  ) as r on true
  where i.order_id = p_order_id
$$;

create function private.desk_returns_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'kind', q.kind, 'status', q.status, 'reason', q.reason, 'at', q.created_at,
    'picked_up_at', q.picked_up_at, 'closed_at', q.closed_at, 'owed', q.owed, 'value', private.value_of_return(q.id),
    'needs_upi', q.upi_id is null and q.owed > 0, 'exchange_order', (
      select jsonb_build_object('order_number', e.order_id, 'status', e.status)
      from public.orders e where e.id = q.exchange_order_id
    ), 'items', (
      select jsonb_agg(jsonb_build_object(
        'title', i.title, 'size', i.size, 'color_name', i.color_name, 'quantity', r.quantity,
        'is_restocked', r.is_restocked, 'new_size', v.size, 'new_color', v.color
      ) order by i.id)
      from public.return_items r
      join public.order_items i on i.id = r.order_item_id
      left join public.product_variants v on v.id = r.exchange_variant_id
      where r.return_id = q.id
    )
  ) order by q.created_at desc, q.id), '[]')
  from public.return_requests q where q.order_id = p_order_id
$$;

create function private.desk_money_of(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.payment_id, 'amount', p.amount, 'status', p.status, 'method', p.method, 'refund_reason', p.refund_reason,
        'at', p.created_at, 'left', case when p.status = 'captured' then private.left_of_payment(p) end,
        'pays', p.payment_id is not distinct from p_order.paid_by
      ) order by p.created_at, p.payment_id), '[]')
      from public.payments p where p.order_id = p_order.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount', r.amount, 'reason', r.reason, 'method', r.method, 'upi_id', r.upi_id, 'status', r.status,
        'note', r.note, 'error', r.last_error, 'at', r.created_at, 'processed_at', r.processed_at
      ) order by r.created_at, r.id), '[]')
      from public.refunds r where r.order_id = p_order.id
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.dispute_id, 'status', d.status, 'amount', d.amount, 'reason', d.reason_code, 'respond_by', d.respond_by
      ) order by d.created_at), '[]')
      from public.disputes d join public.payments p on p.payment_id = d.payment_id where p.order_id = p_order.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'topic', m.topic, 'channel', m.channel, 'queued_at', m.created_at, 'sent_at', m.sent_at,
        'dead_at', m.dead_at, 'error', m.last_error, 'has_code', m.data ? 'code'
      ) order by m.id), '[]')
      from public.outbox m where m.order_id = p_order.id
    )
  )
$$;

-- What is to be taken off the shelf for these orders, or for the 200 that have waited longest to be printed: one line for each
-- variant, with the orders that need it. Not for exchanges that wait for the pieces that come back.
create function private.picking_list(p_order_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('orders.fulfil');
  return (
    with chosen as (
      select id, order_id, created_at from public.orders
      where (
          p_order_numbers is null and status = 'Confirmed'
          or order_id = any (p_order_numbers) and status in ('Confirmed', 'In Production', 'Packed')
        )
        and not (status = 'Confirmed' and private.waits_for_return(id))
      order by created_at, id limit 200
    )
    select coalesce(jsonb_agg(to_jsonb(line) - 'place' order by line.title, line.color, line.place, line.sku), '[]')
    from (
      select i.title, i.color_name as color, i.size, i.sku, min(z.sort_order) as place, sum(i.quantity)::int as pieces,
        jsonb_agg(jsonb_build_object('number', c.order_id, 'pieces', i.quantity) order by c.created_at, i.id) as orders
      from chosen c
      join public.order_items i on i.order_id = c.id
      left join public.sizes z on z.name = i.size
      group by i.variant_id, i.title, i.color_name, i.size, i.sku
    ) as line
  );
end $$;

create function public.picking_list(p_order_numbers text[] default null) returns jsonb
language sql stable set search_path = '' as $$ select private.picking_list(p_order_numbers) $$;
