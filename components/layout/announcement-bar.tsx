import Link from "next/link";
import type { BarLine } from "@/lib/marketing/section";

/** One line of news above the page. It is part of the page's first answer, so that nothing moves. */
export function AnnouncementBar({ line }: { line: BarLine | null }) {
  if (!line || line.text === "") return null;
  return (
    <section aria-label="News" data-slot="announcement-bar" className="news-bar">
      {line.href ? (
        <Link href={line.href} prefetch={false}>
          {line.text}
        </Link>
      ) : (
        <p>{line.text}</p>
      )}
    </section>
  );
}
