import type { Pool } from "pg";
import { call, SERVER } from "./gateway";

/** The rows that tests expect, whatever an earlier one has written. */
export const fillFilms = (owner: Pool) =>
  owner.query(`
    delete from public.prizes;
    delete from public.films;
    delete from public.directors;
    insert into public.directors values (1, 'Satyajit Ray'), (2, 'Mira Nair'), (3, 'Someone, Else');
    insert into public.films values
      (1, 1, 'Pather Panchali', 1955, 8.3, true, '{bengali,classic}', '{"length": 125, "place": "Nischindipur"}'),
      (2, 1, 'Charulata', 1964, 8.1, false, '{bengali}', '{"length": 117}'),
      (3, 2, 'Monsoon Wedding', 2001, 7.3, null, '{hindi,classic}', '{}'),
      (4, 2, '007, "Nair" (draft)', null, null, false, '{}', '{}'),
      (5, null, '1e2', 2020, 5, true, '{}', '{}'),
      (6, null, 'null', 2021, 5.5, true, '{}', '{}');
    insert into public.prizes values (1, 1, 'Cannes'), (2, 3, 'Golden Lion'), (3, 3, 'Satellite')`);

/** Tables like those of PostgREST's documentation, known to the gateway. */
export async function makeFilms(owner: Pool): Promise<void> {
  await owner.query(`
    create table public.directors (id int primary key, name text not null);
    create table public.films (
      id int primary key,
      director_id int references public.directors,
      title text not null,
      year int,
      rating numeric,
      is_seen boolean,
      tags text[] not null default '{}',
      details jsonb not null default '{}'
    );
    create table public.prizes (id int primary key, film_id int not null references public.films, name text not null unique);
    create function public.films_of(year_from int default 0, year_to int default 3000) returns setof public.films
      language sql stable set search_path = '' as 'select * from public.films where year between year_from and year_to';
    create function public.refuse_film(p_code text) returns void language plpgsql set search_path = '' as
      $$ begin raise exception 'No such film' using errcode = p_code, hint = 'try another', detail = 'it was lost'; end $$;
    grant select, insert, update, delete on public.directors, public.films, public.prizes to service_role;
    grant execute on function public.films_of, public.refuse_film to service_role;
    notify pgrst, 'reload schema'`);
  while ((await call(SERVER, "/rest/v1/films?limit=0")).status === 404) {
    // The gateway reloads its schema on its next turn.
  }
}
