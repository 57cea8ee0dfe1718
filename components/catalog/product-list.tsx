import Link from "next/link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/ui/pagination";
import { formatShow } from "@/lib/catalog/format-show";
import { countFilters, isNarrowed, type ListParams, listHref, pageSize } from "@/lib/catalog/list-params";
import {
  activeFilters,
  categoryTitle,
  listTitle,
  type SearchTrait,
  withoutFilters,
} from "@/lib/catalog/list-title";
import { type Category, type Color, fitNames, type ProductCard } from "@/lib/catalog/product";
import { type Paise, toRupees } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { countryName } from "@/lib/settings/documents/product-information";
import { toColorMap } from "./card-view";
import { FilterForm } from "./filter-form";
import { type FilterGroup, FilterPanel } from "./filter-panel";
import { ListCrumbs } from "./list-crumbs";
import { ListToolbar } from "./list-toolbar";
import { NothingFound } from "./nothing-found";
import { ProductGrid } from "./product-grid";

export interface ProductListProps {
  params: ListParams;
  list: {
    products: readonly ProductCard[];
    total: number;
    pageCount: number;
    percentOff: number;
    corrected: string | null;
    isPartialMatch: boolean;
  };
  choices: FilterChoices;
  categories: readonly Category[];
  colors: readonly Color[];
  popular: readonly string[];
  /** Shown where a search finds nothing. */
  bestsellers: readonly ProductCard[];
  traits: readonly SearchTrait[];
}

export function ProductList(props: ProductListProps) {
  const { params, list, choices, categories, colors } = props;
  const category = categories.find(({ slug }) => slug === params.category);
  const parent = categories.find(({ id }) => id === category?.parentId);
  const colorMap = toColorMap(colors);
  const filters = activeFilters(
    params,
    colorMap,
    params.typed !== null && category ? categoryTitle(category, parent) : null,
    props.traits,
    categories,
  );
  const isFruitless = params.query !== null && list.total === 0 && filters.length === 0;
  const title = isFruitless ? `No results for “${params.query}”` : listTitle(params, category, parent);
  const empty = <NothingFound {...props} colors={colorMap} hasFilters={filters.length > 0} />;
  const crumbs = crumbsOf(params, category, parent, title);
  return (
    <div className="container-page pt-4 pb-20">
      {isNarrowed(params) ? <Breadcrumb {...crumbs} /> : <ListCrumbs {...crumbs} here={listHref(params)} />}
      <header className="mt-4 max-w-3xl">
        <h1 className="display text-4xl sm:text-5xl">{title}</h1>
        <Lead params={params} list={list} description={category?.description} />
      </header>
      {(params.typed ?? params.query) === null && !params.isPremium ? (
        <CategoryLinks categories={categories} current={category} />
      ) : null}
      {list.total === 0 && filters.length === 0 ? (
        empty
      ) : (
        <FilterForm
          action={params.isPremium ? paths.premium : paths.products}
          current={listHref(params)}
          className="filtered-list mt-6 lg:mt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10"
        >
          <Filters
            params={params}
            choices={choices}
            categories={categories}
            colors={colorMap}
            percentOff={list.percentOff}
            total={list.total}
          />
          <section aria-label="Products">
            <ListToolbar
              sort={params.sort}
              isSearch={params.query !== null}
              filterCount={filters.length}
              summary={summaryOf(list.total, params.page, list.products.length)}
            />
            {filters.length > 0 ? (
              <ul className="flex flex-wrap gap-2 pb-6">
                {filters.map(({ label, without }) => (
                  <li key={label}>
                    <Link
                      href={listHref(without)}
                      scroll={false}
                      prefetch={false}
                      aria-label={`Remove filter: ${label}`}
                      className="flex min-h-11 items-center gap-2 rounded-sm bg-secondary px-3.5 text-sm hover:bg-foreground hover:text-background"
                    >
                      {label}
                      <span aria-hidden="true">×</span>
                    </Link>
                  </li>
                ))}
                <li>
                  <Link
                    href={listHref(withoutFilters(params, props.traits))}
                    scroll={false}
                    prefetch={false}
                    className="link flex min-h-11 items-center px-2 text-sm"
                  >
                    Clear all
                  </Link>
                </li>
              </ul>
            ) : null}
            {list.products.length === 0 ? (
              empty
            ) : (
              <ProductGrid
                products={list.products}
                percentOff={list.percentOff}
                colors={colorMap}
                layout="list"
                isColorFixed={params.colors.length > 0}
                isFirstScreen
                headingLevel="h2"
                isMainList={!isNarrowed(params)}
              />
            )}
            <Pagination
              page={params.page}
              pageCount={list.pageCount}
              hrefOf={(page) => listHref({ ...params, page })}
              label="Products"
              className="mt-14"
            />
          </section>
        </FilterForm>
      )}
    </div>
  );
}

function Lead({
  params,
  list,
  description,
}: Pick<ProductListProps, "params" | "list"> & { description: string | undefined }) {
  if (params.typed !== null && list.isPartialMatch)
    return <LeadText>No exact matches. These come close.</LeadText>;
  if (params.typed !== null && countFilters(params) === 0 && params.category === null && !params.isPremium) {
    const isTranslated = params.query !== null && !params.typed.toLowerCase().includes(params.query);
    return isTranslated ? <ResultsFor query={params.query} /> : null;
  }
  if (params.typed !== null) {
    return (
      <LeadText>
        We used words of your search as filters.{" "}
        <Link href={listHref({ query: `"${params.typed}"` })} prefetch={false} className="link">
          Search for the exact words
        </Link>
      </LeadText>
    );
  }
  if (params.query !== null && list.total > 0) {
    if (list.isPartialMatch) return <LeadText>No exact matches. These come close.</LeadText>;
    return list.corrected === null ? null : <ResultsFor query={list.corrected} />;
  }
  if (params.isPremium) {
    return <LeadText>Heavier cotton, larger prints and smaller runs.</LeadText>;
  }
  return description && params.query === null ? <LeadText>{description}</LeadText> : null;
}

function ResultsFor({ query }: { query: string | null }) {
  return (
    <LeadText>
      Showing results for <strong className="text-foreground">{query}</strong>.
    </LeadText>
  );
}

function LeadText({ children }: { children: React.ReactNode }) {
  return <p className="mt-3 text-lg text-muted-foreground">{children}</p>;
}

function summaryOf(total: number, page: number, shown: number): string {
  if (total === 0) return "No products";
  if (total <= pageSize) return total === 1 ? "1 product" : `${total} products`;
  const first = (page - 1) * pageSize + 1;
  return `${first} to ${first + shown - 1} of ${total} products`;
}

function crumbsOf(
  params: ListParams,
  category: Category | undefined,
  parent: Category | undefined,
  title: string,
) {
  const home = { label: "Home", href: paths.home };
  const all = { label: "Products", href: paths.products };
  if (params.isPremium) return { crumbs: [home], current: title };
  const isInside = category !== undefined || isNarrowed(params);
  if (!isInside) return { crumbs: [home], current: "Products" };
  const above = parent ? [{ label: parent.name, href: paths.category(parent.slug) }] : [];
  if ((params.typed ?? params.query) !== null) return { crumbs: [home, all], current: "Search" };
  return {
    crumbs: [home, all, ...above],
    current: category ? (parent ? category.name : categoryTitle(category, parent)) : title,
  };
}

interface CategoryLinksProps {
  categories: readonly Category[];
  current: Category | undefined;
}

/** Links to the subcategories of this category, to all themes, or to the top categories. */
function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const topId = current && !current.isTheme ? (current.parentId ?? current.id) : null;
  const below = categories.filter(
    ({ parentId, isTheme = false }) => parentId === topId && isTheme === (current?.isTheme ?? false),
  );
  if (below.length === 0) return null;
  const top = categories.find((category) => category.id === topId);
  return (
    <nav
      aria-label={current?.isTheme ? "Browse by theme" : "Browse by category"}
      className="-mx-4 mt-5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {top ? (
          <li>
            <Pill href={paths.category(top.slug)} isCurrent={current?.id === topId}>
              All
            </Pill>
          </li>
        ) : null}
        {below.map((category) => (
          <li key={category.id}>
            <Pill href={paths.category(category.slug)} isCurrent={category.id === current?.id}>
              {category.name}
            </Pill>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pill({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
  return (
    <Link href={href} prefetch={false} {...(isCurrent && { "aria-current": "page" })} className="pill">
      {children}
    </Link>
  );
}

interface FilterChoices {
  sizes: readonly { name: string; count: number }[];
  colors: readonly { slug: string; count: number }[];
  inStock: number;
  /** Empty while every product is made in India. */
  origins: readonly { code: string; count: number }[];
  cuts: readonly { cut: string; count: number }[];
  themes: readonly { slug: string; count: number }[];
  minListPaise: Paise | null;
  maxListPaise: Paise | null;
}

interface FiltersProps {
  params: ListParams;
  choices: FilterChoices;
  categories: readonly Category[];
  colors: ReadonlyMap<string, Color>;
  percentOff: number;
  total: number;
}

function Filters({ params, choices, categories, colors, percentOff, total }: FiltersProps) {
  // Rounded outwards to whole rupees, so that nothing is left out.
  const shown = (listPaise: Paise | null, round: (rupees: number) => number) =>
    listPaise === null ? undefined : String(round(toRupees(discountPrice(listPaise, percentOff).unitPaise)));
  return (
    <FilterPanel
      category={params.category}
      query={params.query}
      sizes={withChosen(
        choices.sizes,
        (size) => size.name,
        params.sizes,
        (name) => ({ name, count: 0 }),
      )}
      chosenSizes={params.sizes}
      min={{ value: params.minRupees, hint: shown(choices.minListPaise, Math.floor) }}
      max={{ value: params.maxRupees, hint: shown(choices.maxListPaise, Math.ceil) }}
      inStock={choices.inStock}
      isInStock={params.isInStock}
      showLabel={formatShow(total)}
      groups={filterGroups(params, choices, categories, colors)}
    />
  );
}

function filterGroups(
  params: ListParams,
  choices: FilterChoices,
  categories: readonly Category[],
  colors: ReadonlyMap<string, Color>,
): FilterGroup[] {
  const nameOfTheme = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug;
  const groups: FilterGroup[] = [
    {
      name: "color",
      legend: "Colour",
      chosen: params.colors,
      choices: withChosen(
        choices.colors,
        (color) => color.slug,
        params.colors,
        (slug) => ({ slug, count: 0 }),
      ).map(({ slug, count }) => {
        const color = colors.get(slug);
        return [slug, color?.name ?? slug, count, color?.hex ?? ""];
      }),
    },
    {
      name: "fit",
      legend: "Fit",
      chosen: params.cuts,
      choices: Object.entries(fitNames).map(([value, label]) => [
        ...([value, label] as const),
        choices.cuts.find(({ cut }) => cut === value)?.count ?? 0,
      ]),
    },
    {
      name: "theme",
      legend: "Theme",
      chosen: params.themes,
      choices: withChosen(
        choices.themes.filter(({ slug }) => slug !== params.category),
        ({ slug }) => slug,
        params.themes,
        (slug) => ({ slug, count: 0 }),
      ).map(({ slug, count }) => [slug, nameOfTheme(slug), count]),
    },
    {
      name: "origin",
      legend: "Country of origin",
      chosen: params.origins,
      choices: withChosen(
        choices.origins,
        ({ code }) => code,
        params.origins,
        (code) => ({ code, count: 0 }),
      ).map(({ code, count }) => [code, countryName(code), count]),
    },
  ];
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(([value, , count]) => count > 0 || group.chosen.includes(value)),
    }))
    .filter((group) => group.choices.length > 0);
}

/** A chosen value stays visible, so that it can be removed, even when no product has it any more. */
function withChosen<T extends { count: number }>(
  choices: readonly T[],
  keyOf: (choice: T) => string,
  chosen: readonly string[],
  make: (key: string) => T,
): T[] {
  const known = new Set(choices.map(keyOf));
  return [...choices, ...chosen.filter((key) => !known.has(key)).map(make)];
}
