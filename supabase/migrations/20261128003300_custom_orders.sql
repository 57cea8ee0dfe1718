-- Custom items: blanks with a printed design. An order line names the version of its design; its price is the blank's
-- and the prints', by size, less a quantity break.
alter type private.order_line add attribute design_version_id uuid;

alter table public.order_items
  add column design_version_id uuid references public.design_versions (id);

alter table public.order_items
  add constraint order_items_one_line unique nulls not distinct (order_id, variant_id, design_version_id);
create index order_items_design_version_id on public.order_items (design_version_id) where design_version_id is not null;
comment on column public.order_items.design_version_id is 'What is printed on the item; its files are made from this version';

create table public.print_bands (
  id int generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 40),
  width_mm int not null check (width_mm between 10 and 1000),
  height_mm int not null check (height_mm between 10 and 1000),
  price numeric(12, 2) not null check (price between 0 and 100000)
);
comment on table public.print_bands is 'What a print of at most this size costs on one side, lying or upright; larger ones cost as much as the largest';
alter table public.print_bands enable row level security;

create table public.print_breaks (
  quantity int primary key check (quantity between 2 and 1000),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 90)
);
comment on table public.print_breaks is 'The discount from this quantity of one design in an order';
alter table public.print_breaks enable row level security;

create policy print_bands_select_public on public.print_bands for select to anon, authenticated using (true);

create policy print_bands_all_staff on public.print_bands for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy print_breaks_select_public on public.print_breaks for select to anon, authenticated using (true);

create policy print_breaks_all_staff on public.print_breaks for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

insert into public.print_bands (name, width_mm, height_mm, price) values
  ('Small, up to 10 × 10 cm', 100, 100, 99),
  ('Medium, up to 21 × 29.7 cm', 210, 297, 199),
  ('Large, up to 34.5 × 41 cm', 345, 410, 299);

insert into public.print_breaks (quantity, percent) values (5, 5), (10, 10), (25, 15);
