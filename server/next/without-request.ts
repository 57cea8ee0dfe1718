/** A string as JSON has it, and the same inside of a script. */
const text = String.raw`"(?:[^"\\]|\\.)*"`;
const scriptText = String.raw`\\"(?:[^"\\]|\\u[0-9a-f]{4}|\\\\(?:\\["\\]|[^"\\]))*\\"`;

/** Next writes path and query of the request into a page that it keeps for everybody: as "c" and "q", before "i". */
const inData = new RegExp(`"c":\\[(?:${text},?)+\\],"q":${text},"i":`, "g");
const inHtml = new RegExp(String.raw`\\"c\\":\[(?:${scriptText},?)+\],\\"q\\":${scriptText},\\"i\\":`, "g");

/** A page's data comes in pieces, which may part anywhere. In texts and data, a "<" is always escaped. */
const between = '"])</script><script>self.__next_f.push([1,"';

interface KeptPage {
  html: string;
  rscData?: Buffer;
}

/** A kept page as if nobody had asked for it: with the path that it is kept under, and without a query. */
export function withoutRequest<T extends KeptPage>(key: string, page: T): T {
  // Before the path stands what else Next tells pages apart by.
  const parts = JSON.stringify(key.replace(/^.*\/\$(?=\/)/, "").split("/"));
  const data = `"c":${parts},"q":"","i":`;
  const script = data.replaceAll('"', '\\"');
  const { html, rscData } = page;
  return {
    ...page,
    html: html.replaceAll(between, "").replace(inHtml, () => script),
    // Byte by byte: what is not ASCII stays as it is.
    ...(rscData && {
      rscData: Buffer.from(
        rscData.toString("latin1").replace(inData, () => data),
        "latin1",
      ),
    }),
  };
}
