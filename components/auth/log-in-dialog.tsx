import { usePathname, useSearchParams } from "next/navigation";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { signInPath } from "@/lib/auth/redirects";

export function LogInDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Your session has ended">
      <LogInBeside />
    </Dialog>
  );
}

export function LogInBeside() {
  const path = usePathname();
  const query = useSearchParams().toString();
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Nothing has changed. Log in, then come back to this tab and try again: what you typed is still here.
      </p>
      <a
        href={signInPath({ next: query ? `${path}?${query}` : path })}
        target="_blank"
        data-first-focus
        className={buttonClasses()}
        rel="noopener"
      >
        Log in (opens a new tab)
      </a>
    </div>
  );
}
