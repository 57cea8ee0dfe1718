insert into private.staff_job_kinds (kind, permission, item_function) values
  ('coupons.generate', 'offers.write', 'generate_coupon');
