import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { AuthorForm } from "@/components/blog/admin/author-form";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getAuthorsPage } from "@/server/blog/queries";

export const instant = false;

export const metadata: Metadata = { title: "Authors" };

export default async function AuthorsPage({ searchParams }: PageProps<"/admin/blog/authors">) {
  const [{ authors }, { author: requested }] = await Promise.all([getAuthorsPage(), searchParams]);
  const chosen = authors.find(({ id }) => String(id) === requested) ?? null;
  return (
    <>
      <PageHeading
        title="Authors"
        actions={
          chosen ? (
            <ButtonLink href={adminPaths.authors} variant="outline" size="sm" prefetch={false}>
              Add an author
            </ButtonLink>
          ) : null
        }
      >
        Blog authors. Their names appear on posts, in feeds and in search results.
      </PageHeading>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <ul className="grid gap-3">
          {authors.map(({ id, name, about }) => (
            <li key={id}>
              <Link
                href={adminPaths.author(id)}
                prefetch={false}
                aria-current={id === chosen?.id ? "true" : undefined}
                className="link wrap-anywhere inline-flex min-h-11 items-center aria-current:font-semibold lg:min-h-0"
              >
                {name}
              </Link>
              <p className="wrap-anywhere text-muted-foreground">{about}</p>
            </li>
          ))}
        </ul>
        <Section id="author-heading" title={chosen ? chosen.name : "Add an author"}>
          <AuthorForm key={chosen?.id ?? `new ${authors.length}`} author={chosen} />
        </Section>
      </div>
    </>
  );
}
