import "server-only";

const endOfPicture = 0xd9;
const startOfScan = 0xda;
/** Alone, without a length: also the restarts inside pixels. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the next marker's name stands, from `at` on; a 0xff of pixels is followed by zero. */
function findMarker(file: Buffer, at: number): number {
  for (let next = file.indexOf(0xff, at); next >= 0; next = file.indexOf(0xff, next + 1)) {
    const marker = file[next + 1];
    if (marker !== undefined && marker !== 0 && marker !== 0xff) return next + 1;
  }
  return -1;
}

/** Calls back for each marker, with what stands behind its length, until it answers true. */
function eachMarker(file: Buffer, visit: (marker: number, segment: Buffer) => boolean): void {
  for (let at = findMarker(file, 2); at >= 0; ) {
    const marker = file[at] ?? endOfPicture;
    if (marker === endOfPicture) return;
    const length = isBare(marker) || at + 3 > file.length ? 0 : file.readUInt16BE(at + 1);
    if (visit(marker, file.subarray(at + 3, at + 1 + length))) return;
    at = findMarker(file, at + 1 + length);
  }
}

/** The first segment of a kind; null when there is none. */
export function findSegment(file: Buffer, isWanted: (marker: number) => boolean): Buffer | null {
  let found: Buffer | null = null;
  eachMarker(file, (marker, segment) => {
    if (isWanted(marker)) found = segment;
    return found !== null;
  });
  return found;
}

/**
 * How often a JPEG goes over its pixels, up to `most`: a progressive one does about ten times, and each time costs as much as
 * the picture is large, however short the file is.
 */
export function countScans(file: Buffer, most: number): number {
  let scans = 0;
  eachMarker(file, (marker) => {
    if (marker === startOfScan) scans += 1;
    return scans >= most;
  });
  return scans;
}
