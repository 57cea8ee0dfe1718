import Link from "next/link";
import type { BarLine } from "@/lib/marketing/section";

/** One line of news above the page. It is part of the page's first answer, so that nothing moves. */
export function AnnouncementBar({ line }: { line: BarLine | null }) {
  if (!line || line.text === "") return null;
  const look = "flex min-h-11 items-center justify-center px-4 py-2 text-center font-semibold text-sm";
  return (
    <section
      aria-label="News"
      data-slot="announcement-bar"
      className="wrap-anywhere bg-foreground text-background"
    >
      {line.href ? (
        <Link
          href={line.href}
          prefetch={false}
          className={`${look} underline decoration-background/50 underline-offset-4 hover:decoration-background focus-visible:-outline-offset-4 focus-visible:outline-background`}
        >
          {line.text}
        </Link>
      ) : (
        <p className={look}>{line.text}</p>
      )}
    </section>
  );
}
