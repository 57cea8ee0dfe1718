/** A string in JSON, and the same inside a script. */
const text = String.raw`"(?:[^"\\]|\\.)*"`;
const scriptText = String.raw`\\"(?:[^"\\]|\\u[0-9a-f]{4}|\\\\(?:\\["\\]|[^"\\]))*\\"`;

/** Next writes path and query of the request into a page that it caches for everyone: as "c" and "q", before "i". */
const inData = new RegExp(`"c":\\[(?:${text},?)+\\],"q":${text},"i":`, "g");
const inHtml = new RegExp(String.raw`\\"c\\":\[(?:${scriptText},?)+\],\\"q\\":${scriptText},\\"i\\":`, "g");

/** A page's data arrives in chunks that may be split anywhere. In texts and data, a "<" is always escaped. */
const between = '"])</script><script>self.__next_f.push([1,"';

interface CachedPage {
  html: string;
  rscData?: Buffer;
}

/** A cached page without traces of the request: with its cache key's path, and without a query. */
export function withoutRequest<T extends CachedPage>(key: string, page: T): T {
  // The key has more of Next's variants before the path.
  const parts = JSON.stringify(key.replace(/^.*\/\$(?=\/)/, "").split("/"));
  const data = `"c":${parts},"q":"","i":`;
  const script = data.replaceAll('"', '\\"');
  const { html, rscData } = page;
  return {
    ...page,
    html: html.replaceAll(between, "").replace(inHtml, () => script),
    // Byte by byte: non-ASCII stays unchanged.
    ...(rscData && {
      rscData: Buffer.from(
        rscData.toString("latin1").replace(inData, () => data),
        "latin1",
      ),
    }),
  };
}
