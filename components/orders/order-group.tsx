import type { OrderGroup as Group } from "@/lib/groups/group-order";

/** The way from the order of a group's tee to its group, which a guest can't find otherwise. */
export function OrderGroup({ path, closesAt }: Group) {
  return (
    <p>
      Part of a group order.{" "}
      <a href={path} className="link inline-flex min-h-11 items-center">
        {closesAt === null ? "View the group order" : "View the group order or add another tee"}
      </a>
    </p>
  );
}
