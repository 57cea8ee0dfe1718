-- p_by: the cause of the move, see order_transitions.
create function private.may_order_move(p_from text, p_to text, p_by text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.order_transitions where from_status = p_from and to_status = p_to and moved_by = p_by
  )
$$;
