import "server-only";
import { type ReadUpload, readUpload } from "@/server/designs/read-upload";
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
    return await readUpload(bytes, { tolerance: isCut ? tolerance : null, xmp });
  } catch (error) {
    throw error instanceof AppError ? new ArtProblem("garbled", error) : error;
  }
}
