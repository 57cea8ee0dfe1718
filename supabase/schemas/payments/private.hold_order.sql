-- What is disputed is not made, packed or sent; what all went back of, perhaps before we heard of it, is not begun.
create function private.hold_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = tg_argv[1], hint = tg_argv[0];
end $$;
