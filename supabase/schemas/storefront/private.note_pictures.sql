create function private.note_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_product_id('product', product_id)
    from (select distinct product_id from changed) as touched;
  return null;
end $$;
