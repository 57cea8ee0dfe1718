import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import { type SectionKind, type SectionPlace, sectionKinds } from "@/lib/marketing/section";

interface KindChoiceProps {
  place: SectionPlace;
  kinds: readonly SectionKind[];
}

/** The kinds of a new section. */
export function KindChoice({ place, kinds }: KindChoiceProps) {
  return (
    <ul className="mt-6 grid max-w-220 gap-3 sm:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind} className="relative rounded-sm border p-4 hover:border-foreground">
          <Link
            href={adminPaths.sectionNew(place, kind)}
            prefetch={false}
            className="font-semibold after:absolute after:inset-0"
          >
            {sectionKinds[kind].label}
          </Link>
          <p className="text-muted-foreground">{sectionKinds[kind].description}.</p>
        </li>
      ))}
    </ul>
  );
}
