import type { Metadata } from "next";
import { SavedPages } from "@/components/offline/saved-pages";

export const metadata: Metadata = { title: "You're offline", robots: { index: false } };

/** In place of a page that can't be loaded, at that page's URL. */
export default function OfflinePage() {
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">You're offline</h1>
      <p className="mt-4 text-lg text-muted-foreground">
        This page isn't saved on your device. Check your connection and try again.
      </p>
      <SavedPages />
    </div>
  );
}
