create function private.refuse_review(p_problem text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_problem = 'no_item' then
    raise sqlstate 'PT404' using message = 'This item isn''t in the order', hint = 'no_item';
  elsif p_problem is not null then
    raise sqlstate 'PT409' using message = 'This item can''t be reviewed', hint = p_problem;
  end if;
end $$;
