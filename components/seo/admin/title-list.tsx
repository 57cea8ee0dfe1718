import Link from "next/link";
import { officePaths } from "@/lib/office-paths";
import { type TitleProblem, titleProblems } from "@/lib/seo/desk";

const places: Record<TitleProblem["kind"], { words: string; pathOf: (id: number) => string }> = {
  product: { words: "Product", pathOf: officePaths.product },
  post: { words: "Post", pathOf: officePaths.post },
  category: { words: "Category", pathOf: officePaths.category },
};

/** Pages whose title or description search engines can't use well. */
export function TitleList({ titles }: { titles: readonly TitleProblem[] }) {
  return (
    <section aria-labelledby="titles-heading">
      <h2 id="titles-heading" className="font-semibold text-lg">
        Titles and descriptions
      </h2>
      {titles.length === 0 ? (
        <p className="mt-2 text-muted-foreground">Every page has a title of its own and a description.</p>
      ) : null}
      <ul className="mt-2 divide-y">
        {titles.map(({ kind, id, title, problem }) => (
          <li key={`${kind} ${id}`} className="py-2">
            <Link
              href={places[kind].pathOf(id)}
              prefetch={false}
              className="link wrap-anywhere inline-flex min-h-11 items-center lg:min-h-0"
            >
              {title}
            </Link>
            <p className="text-muted-foreground text-sm">
              {places[kind].words} · {titleProblems[problem]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
