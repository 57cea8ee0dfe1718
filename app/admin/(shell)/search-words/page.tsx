import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { SearchWordForm, SearchWordList } from "@/components/products/admin/search-words";
import { adminPaths } from "@/lib/admin-paths";
import { getSearchWordsPage } from "@/server/catalog/search-queries";

export const instant = false;

export const metadata: Metadata = { title: "Search words" };

export default async function SearchWordsPage({ searchParams }: PageProps<"/admin/search-words">) {
  const { word } = await searchParams;
  const { words, failed, prefilled } = await getSearchWordsPage(word);
  return (
    <>
      <PageHeading title="Search words">
        Synonyms: what shoppers type, and the product words it matches.
      </PageHeading>
      <div className="mt-6 grid items-start gap-x-10 gap-y-12 lg:grid-cols-2 [&>*]:min-w-0">
        <section aria-labelledby="words-heading">
          <h2 id="words-heading" className="font-semibold text-lg">
            Synonyms
          </h2>
          <SearchWordForm key={prefilled.word} prefilled={prefilled} />
          <SearchWordList words={words} />
        </section>
        <Section id="failed-heading" title="Searches without results">
          {failed.length === 0 ? (
            <p className="mt-2 text-muted-foreground">None in the last 30 days.</p>
          ) : (
            <ul className="mt-2 divide-y">
              {failed.map(({ term, visitors, unknown }) => (
                <li key={term} className="flex items-center justify-between gap-3 py-2">
                  <p className="wrap-anywhere min-w-0">{term}</p>
                  <p className="flex flex-wrap items-center justify-end gap-x-3 text-muted-foreground text-sm">
                    <span>{visitors === 1 ? "1 visitor" : `${visitors} visitors`}</span>
                    {unknown.map((one) => (
                      <Link
                        key={one}
                        href={adminPaths.searchWord(one)}
                        className="link inline-flex min-h-11 items-center lg:min-h-8"
                      >
                        Add a meaning of “{one}”
                      </Link>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  );
}
