create view public.customer_list as
select c.user_id as id, c.name, c.email, c.phone, c.words, c.joined_at, c.is_blocked, c.is_deletion_asked, c.orders, c.value,
  c.returns, c.refused
from private.customers c
where not c.is_staff and (select private.may('customers.read'));
