import { Prose } from "@/components/content/prose";
import type { ReadText } from "@/lib/blog/text";
import { ProductBlock } from "./product-block";

/** A text of staff with its products. Without a server only in the editor's preview, which fetches it when it is opened. */
export function PostText({ text: { tree, products } }: { text: ReadText }) {
  const drawProduct = (slug: string) => {
    const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
    return product ? <ProductBlock product={product} /> : null;
  };
  return <Prose tree={tree} blocks={{ product: drawProduct }} />;
}
