import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { WidePicture } from "@/components/pictures/wide-picture";
import { blockElement } from "@/lib/content/block-element";

interface ProseProps {
  tree: Root;
  /** Renders `::name{value="…"}`; an unknown name renders nothing. */
  blocks?: Readonly<Record<string, (value: string) => ReactNode>>;
  /** Replacements for plain elements. */
  components?: Components;
}

/** A text by staff. Server only: visitors don't load the Markdown parser. */
export function Prose({ tree, blocks = {}, components }: ProseProps) {
  const Block = ({ block, value }: { block?: string; value?: string }) =>
    block && Object.hasOwn(blocks, block) ? blocks[block]?.(value ?? "") : null;
  return (
    <div className="wrap-break-word min-w-0 max-w-2xl space-y-4 [&_a:not([data-slot])]:link [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_blockquote]:text-muted-foreground [&_h2]:display [&_h2]:scroll-mt-24 [&_h2]:pt-6 [&_h2]:text-2xl sm:[&_h2]:text-3xl [&_h3]:scroll-mt-24 [&_h3]:pt-3 [&_h3]:font-semibold [&_h3]:text-lg [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-5 [&_pre]:overflow-x-auto [&_strong]:font-semibold [&_table]:block [&_table]:overflow-x-auto [&_td]:border-t [&_td]:py-2 [&_td]:pr-6 [&_th]:py-2 [&_th]:pr-6 [&_th]:text-left [&_th]:font-semibold [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5">
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components: { img: Picture, ...components, [blockElement]: Block },
      })}
    </div>
  );
}

function Picture({ src, alt }: ComponentProps<"img">) {
  if (typeof src !== "string") return null;
  return (
    <WidePicture url={src} alt={alt ?? ""} sizes="(min-width: 720px) 672px, 94vw" className="rounded-sm" />
  );
}
