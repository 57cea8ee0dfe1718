-- Raises PT409 bad_transition when may_order_move() does not allow the move.
create function private.check_order_move(p_from text, p_to text, p_by text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may_order_move(p_from, p_to, p_by) then
    raise sqlstate 'PT409' using
      message = format('An order that is %s can''t become %s', p_from, p_to), hint = 'bad_transition';
  end if;
end $$;
