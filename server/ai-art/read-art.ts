import "server-only";
import { type ReadUpload, readUpload } from "@/server/designs/read-upload";
import { AppError } from "@/server/errors";
import { ArtProblem } from "@/server/integrations/art-generator";

interface Reading {
  /** Removes the plain background, which the model could not leave out. */
  isCut: boolean;
  xmp: string;
}

/** The background was not reviewed: a middle value. */
const tolerance = 30;

/** A provider's bytes, handled like uploads: decoded and re-encoded. The background stays where nothing would be left. */
export async function readArt(bytes: Buffer, { isCut, xmp }: Reading): Promise<ReadUpload> {
  try {
    return await readUpload(bytes, { tolerance: isCut ? tolerance : null, xmp });
  } catch (error) {
    throw error instanceof AppError ? new ArtProblem("garbled", error) : error;
  }
}
