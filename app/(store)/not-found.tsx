import { paths } from "@/lib/paths";

/** For an unknown order or group. Every page of the shop carries it, so it is short; other missing pages have MissingPage. */
export default function NotFound() {
  return (
    <section className="container-page py-16 text-center sm:py-24">
      <h1 className="display text-4xl sm:text-5xl">Page not found</h1>
      <p className="mt-4">
        <a href={paths.findOrder} className="link">
          Find your order
        </a>{" "}
        or{" "}
        <a href={paths.products} className="link">
          see all products
        </a>
        .
      </p>
    </section>
  );
}
