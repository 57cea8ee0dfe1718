"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** The address of a link that this click would open in this tab. */
function placeOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link.href.slice(link.origin.length) : null;
}

/** Asks before the page with unsaved changes is left. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  const [place, setPlace] = useState<string | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const onClick = (event: MouseEvent) => {
      const wanted = placeOf(event);
      if (!wanted) return;
      event.preventDefault();
      event.stopPropagation();
      setPlace(wanted);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isActive]);

  const stay = () => setPlace(null);
  return (
    <Dialog isOpen={place !== null} onClose={stay} title="Leave without saving?">
      <p>Your changes are kept in this browser and are here when you come back.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          variant="outline"
          onClick={() => {
            if (place) router.push(place);
          }}
        >
          Leave
        </Button>
        <Button variant="brand" onClick={stay}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
