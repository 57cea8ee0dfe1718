-- An unguessable code: 40 random bits in letters and digits that can't be confused.
create function private.new_coupon_code(p_prefix text) returns text
language sql volatile set search_path = '' as $$
  select p_prefix || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(bytes, i + 8) % 32, 1), '' order by i
  )
  from (select uuid_send(gen_random_uuid()) as bytes) as random, generate_series(0, 7) as i
$$;
