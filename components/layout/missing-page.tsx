import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";

/** The not-found page, inside the shop's frame. */
export function MissingPage({ more = null }: { more?: ReactNode }) {
  return (
    <section className="container-page py-16 text-center sm:py-24">
      <p className="display text-8xl text-brand sm:text-9xl" aria-hidden="true">
        404
      </p>
      <h1 className="display mt-4 text-4xl sm:text-5xl">Page not found</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-muted-foreground">
        There's nothing at this address. The link may be incomplete, or the item isn't available any more.
        Looking for an order? Use the link in your order email, or{" "}
        <a href={paths.findOrder} className="link">
          find your order
        </a>
        .
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {more}
        <ButtonLink href={paths.products} variant={more ? "outline" : "primary"}>
          See all products
        </ButtonLink>
        <ButtonLink href={paths.home} variant="outline">
          Home
        </ButtonLink>
      </div>
    </section>
  );
}
