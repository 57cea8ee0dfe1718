import "server-only";
import { decodeUpload, encodeUpload, type ReadUpload } from "@/server/designs/read-upload";
import { clearBackground } from "@/server/designs/store-upload";
import { AppError } from "@/server/errors";
import { ArtProblem } from "@/server/integrations/art-generator";

interface Reading {
  /** Take the plain ground away, which the model could not leave out. */
  isCut: boolean;
  xmp: string;
}

/** Nobody looked at how the ground was drawn: a middle value. */
const tolerance = 30;

/** Bytes of a provider by the way of uploads: decoded, and encoded anew. Where nothing would be left of it, the ground stays. */
export async function readArt(bytes: Buffer, { isCut, xmp }: Reading): Promise<ReadUpload> {
  try {
    const pixels = await decodeUpload(bytes, { withAlpha: isCut });
    const cut = isCut ? clearBackground(pixels, tolerance) : null;
    return await encodeUpload(cut ?? pixels, xmp);
  } catch (error) {
    throw error instanceof AppError ? new ArtProblem("garbled", error) : error;
  }
}
