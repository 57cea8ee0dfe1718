-- A disputed order is not made, packed or sent. A fully refunded order is not started, even when we learn of the refund
-- late.
create function private.hold_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = tg_argv[1], hint = tg_argv[0];
end $$;
