import "server-only";
import { statfs } from "node:fs/promises";
import nextPackage from "next/package.json";
import shopPackage from "@/package.json";

export interface Disk {
  freeBytes: number;
  bytes: number;
}

/** The disk of the app; null on systems that don't report it. */
export async function readDisk(): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(process.cwd());
    return { freeBytes: bavail * bsize, bytes: blocks * bsize };
  } catch {
    return null;
  }
}

export const versions = {
  app: shopPackage.version,
  node: process.versions.node,
  next: nextPackage.version,
};
