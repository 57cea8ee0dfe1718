-- Whether the caller may see a list of the back office, by the name of its definition: a search for a buyer's phone is as
-- private as the list that it searches.
create function private.may_see_list(p_list text) returns boolean
language sql stable set search_path = '' as $$
  select case p_list
    when 'products' then private.may('products.read')
    when 'inventory' then private.may('inventory.read')
    when 'orders' then private.may('orders.read')
    when 'packing' then private.may('orders.fulfil')
    when 'dead-messages' then private.may('orders.read')
    when 'breaks' then private.may('money.read')
    when 'customers' then private.may('customers.read')
    when 'coupons' then private.may('offers.read')
    when 'posts' then private.may('content.write')
    when 'inbox' then private.may('customers.read')
    when 'reviews' then private.may('content.write')
    when 'referrers' then private.may('offers.read')
    when 'submissions' then private.may('art.review')
    else false
  end
$$;
