-- Reports of sales, tax, payments and parcels, rolled up for each day in India. One function calculates a day; reports
-- read its stored rows when the day is unchanged since, and recalculate it otherwise.
create table private.report_rows (
  day date not null,
  report text not null check (report in ('sales', 'products', 'coupons', 'parcels', 'tax', 'documents', 'payments')),
  a text not null,
  b text not null,
  c text not null,
  d text not null,
  n bigint not null,
  units bigint not null,
  m1 bigint not null,
  m2 bigint not null,
  m3 bigint not null,
  m4 bigint not null,
  m5 bigint not null
);
comment on table private.report_rows is 'Kept by build_report_day: what count_report says of each whole day. a to d are keys, m1 to m5 paise or counts';
create index report_rows_report on private.report_rows (report, day);
create index report_rows_day on private.report_rows (day);
alter table private.report_rows enable row level security;

create table private.product_sales (
  product_id bigint primary key references public.products (id) on delete cascade,
  sold int not null,
  is_bestseller boolean not null
);
comment on table private.product_sales is 'Kept by count_sales: the number sold in 30 days, of the products that sold';
alter table private.product_sales enable row level security;

create table private.report_days (
  day date primary key,
  built_at timestamptz not null default private.now()
);
comment on table private.report_days is 'The days of India whose rows stand in report_rows';
alter table private.report_days enable row level security;

create table private.report_changes (
  id bigint generated always as identity primary key,
  day date not null
);
comment on table private.report_changes is
  'Days changed since the last report. Insert only, so that no one waits: two changes of a day are two rows';
create index report_changes_day on private.report_changes (day);
alter table private.report_changes enable row level security;
