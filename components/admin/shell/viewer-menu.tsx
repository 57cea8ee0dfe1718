import Link from "next/link";
import { SignOutButton } from "@/components/layout/sign-out-button";
import { paths } from "@/lib/paths";

interface ViewerMenuProps {
  name: string;
  role: string;
}

const link = "link inline-flex min-h-11 cursor-pointer items-center lg:min-h-8";

/** Who is signed in, and the ways out. */
export function ViewerMenu({ name, role }: ViewerMenuProps) {
  return (
    <div>
      <p className="truncate font-semibold">{name}</p>
      <p className="text-muted-foreground text-xs">{role}</p>
      <div className="mt-1 flex gap-4 text-xs">
        <Link href={paths.home} prefetch={false} className={link}>
          Shop
        </Link>
        <SignOutButton className={link} />
      </div>
    </div>
  );
}
