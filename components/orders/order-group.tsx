/** The way from the order of a group's tee to its group, which a guest can't find otherwise. */
export function OrderGroup({ path }: { path: string }) {
  return (
    <p>
      Part of a group order.{" "}
      <a href={path} className="link inline-flex min-h-11 items-center">
        View it or add another tee
      </a>
    </p>
  );
}
