import { useId } from "react";
import { PostCards } from "@/components/blog/post-cards";
import { Prose } from "@/components/content/prose";
import { WidePicture } from "@/components/pictures/wide-picture";
import type { FilledSection } from "@/lib/marketing/filled-section";
import { paths } from "@/lib/paths";
import { SectionButton } from "./section-button";
import { SectionHead } from "./section-head";

interface SectionProps {
  section: FilledSection;
}

export function TextSection({ section: { words, tree } }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={words.title ? id : undefined}
      className="container-page grid gap-x-10 gap-y-5 py-14 md:grid-cols-[1fr_2fr]"
    >
      {words.title ? (
        <h2 id={id} className="section-title">
          {words.title}
        </h2>
      ) : null}
      <div className="grid min-w-0 justify-items-start gap-6 md:col-start-2">
        {tree ? <Prose tree={tree} /> : null}
        <SectionButton label={words.buttonLabel} href={words.buttonHref} variant="outline" />
      </div>
    </section>
  );
}

export function PictureSection({ section: { words }, isTop }: SectionProps & { isTop: boolean }) {
  const id = useId();
  return (
    <section
      aria-labelledby={words.title ? id : undefined}
      className="container-page grid items-center gap-x-12 gap-y-6 py-14 lg:grid-cols-[1.4fr_1fr]"
    >
      <WidePicture
        url={words.pictureUrl}
        alt={words.pictureAlt}
        sizes="(min-width: 1344px) 740px, (min-width: 1024px) 56vw, 92vw"
        isFirst={isTop}
        className="rounded-sm"
      />
      <div className="grid justify-items-start gap-4 empty:hidden">
        {words.title ? (
          <h2 id={id} className="section-title">
            {words.title}
          </h2>
        ) : null}
        {words.text ? <p className="text-lg text-muted-foreground">{words.text}</p> : null}
        <SectionButton label={words.buttonLabel} href={words.buttonHref} variant="outline" />
      </div>
    </section>
  );
}

export function PostShelf({ section: { words, posts } }: SectionProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="container-page py-14">
      <SectionHead id={id} title={words.title} more={{ label: "All posts", href: paths.blog }} />
      <PostCards posts={posts} headingLevel="h3" />
    </section>
  );
}
