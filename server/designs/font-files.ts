import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DesignFont, findFont, fontPath, fonts, shaperFile } from "@/lib/designer/text/fonts";
import type { TextFiles } from "@/lib/designer/text/text-engine";

// These files are not imported. next.config.mjs names them for hosts that deploy only traced files. Without the
// turbopackIgnore comments the trace would include the whole folder.
const root = /* turbopackIgnore: true */ process.cwd();

const readFontBytes = async ({ file }: Pick<DesignFont, "file">) =>
  new Uint8Array(await readFile(/* turbopackIgnore: true */ join(root, file)));

/** Paths of the text engine's files on this server. */
export const fontFiles: TextFiles = {
  loadShaper: () => readFontBytes(shaperFile),
  loadFont: async (id) => {
    const font = findFont(id);
    if (!font) throw new Error(`designs: there is no font ${id}`);
    return readFontBytes(font);
  },
};

const byPath = new Map([...fonts, shaperFile].map((each) => [fontPath(each), each]));

/** The file behind a URL below /design-fonts, or null. */
export async function readFontFile(
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mime: string } | null> {
  const found = byPath.get(`/design-fonts/${name}`);
  if (!found) return null;
  return { bytes: await readFontBytes(found), mime: found === shaperFile ? "application/wasm" : "font/ttf" };
}
