import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";

export function NoAuthors() {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p>Every post has an author. Add one first.</p>
      <ButtonLink href={adminPaths.authors} variant="brand" size="sm">
        Add an author
      </ButtonLink>
    </div>
  );
}
