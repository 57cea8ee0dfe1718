"use client";

import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { ShareIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { SharePage } from "@/components/ui/share-page";
import { toast } from "@/components/ui/toaster";
import { paths } from "@/lib/paths";
import { offlineMessage } from "@/lib/result";
import { shareWishlistAction, stopSharingAction } from "@/server/wishlist/actions";

interface ShareWishlistProps {
  initialToken: string | null;
  siteUrl: string;
}

/** A link that shows the list and nothing about its owner, until the owner revokes it. */
export function ShareWishlist({ initialToken, siteUrl }: ShareWishlistProps) {
  const [token, setToken] = useState(initialToken);
  const [isPending, startTransition] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useRef(initialToken);

  // The button that was pressed is gone: focus goes to what came in its place.
  useEffect(() => {
    if (token === shown.current) return;
    shown.current = token;
    (token === null ? opener : field).current?.focus();
  }, [token]);

  function share(): void {
    startTransition(async () => {
      const result = await shareWishlistAction({}).catch(() => null);
      if (result?.ok) setToken(result.data.token);
      else fail("Failed to share wishlist", result?.message);
    });
  }

  function stop(): void {
    startTransition(async () => {
      const result = await stopSharingAction({}).catch(() => null);
      if (!result?.ok) return fail("Failed to stop sharing", result?.message);
      setToken(null);
      toast({ title: "Sharing stopped", description: "The link no longer works." });
    });
  }

  async function copy(): Promise<void> {
    if (field.current) mark(field.current);
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
      toast({ title: "Link copied" });
    } catch {
      toast({ title: "The link is selected", description: "Please copy it by hand." });
    }
  }

  if (token === null) {
    return (
      <Button ref={opener} variant="outline" size="sm" onClick={share} isPending={isPending}>
        <ShareIcon className="size-5" />
        Share wishlist
      </Button>
    );
  }
  return (
    <section aria-label="Share wishlist" className="w-full min-w-0 sm:max-w-xl">
      {/* A form's action is kept when it is pressed before the page is alive. */}
      <form action={copy} className="flex flex-wrap gap-2">
        <Input
          ref={field}
          readOnly
          aria-label="Link to your wishlist"
          value={`${siteUrl}${paths.sharedWishlist(token)}`}
          onFocus={(event) => mark(event.target)}
          className="min-w-0 flex-1 basis-full sm:basis-52"
        />
        <Button type="submit" size="sm">
          Copy link
        </Button>
        <SharePage path={paths.sharedWishlist(token)} name="A wishlist" />
        <Button variant="outline" size="sm" onClick={stop} isPending={isPending}>
          Stop sharing
        </Button>
      </form>
      <p className="mt-2 text-muted-foreground text-sm">
        Whoever has the link sees these pieces and sizes, but not who you are.
      </p>
    </section>
  );
}

function fail(title: string, description = offlineMessage): void {
  toast({ title, description, variant: "destructive" });
}

/** The whole link, and seen from its beginning. */
function mark(field: HTMLInputElement): void {
  field.select();
  field.scrollLeft = 0;
}
