create function private.assign_size_bit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.bit := (
    select min(free) from generate_series(0, 62) as free
    where not exists (select from public.sizes where bit = free)
  );
  if new.bit is null then
    raise sqlstate 'PT409' using message = 'At most 63 sizes', hint = 'too_many_sizes';
  end if;
  return new;
end $$;

create trigger sizes_give_bit before insert on public.sizes
  for each row execute function private.assign_size_bit();
