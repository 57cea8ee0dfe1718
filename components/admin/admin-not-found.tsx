import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";

/** The 404 page inside the admin. */
export function AdminNotFound() {
  return (
    <section className="py-10 text-center sm:py-16">
      <h1 className="display text-4xl sm:text-5xl">Page not found</h1>
      <p className="mx-auto mt-4 max-w-md text-muted-foreground">This page doesn't exist.</p>
      <div className="mt-8 flex justify-center">
        <ButtonLink href={paths.admin} variant="brand">
          Overview
        </ButtonLink>
      </div>
    </section>
  );
}
