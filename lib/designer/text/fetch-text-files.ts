import { findFont, fontPath, shaperFile } from "./fonts";
import type { TextFiles } from "./text-engine";

/** The files of the text engine, fetched by a browser from this shop. */
export const fetchTextFiles: TextFiles = {
  loadShaper: () => fetchFile(fontPath(shaperFile)),
  loadFont: async (id) => {
    const font = findFont(id);
    if (!font) throw new Error(`designer: there is no font ${id}`);
    return fetchFile(fontPath(font));
  },
};

async function fetchFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`designer: ${path} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
