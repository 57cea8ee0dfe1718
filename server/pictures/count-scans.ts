import "server-only";

const endOfPicture = 0xd9;
const startOfScan = 0xda;
/** Markers without a length, including the restarts inside pixels. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Position of the next marker's code, from `at` on; a 0xff of pixels is followed by zero. */
function findMarker(file: Buffer, at: number): number {
  for (let next = file.indexOf(0xff, at); next >= 0; next = file.indexOf(0xff, next + 1)) {
    const marker = file[next + 1];
    if (marker !== undefined && marker !== 0 && marker !== 0xff) return next + 1;
  }
  return -1;
}

/** Calls back for each marker with the data after its length, until the callback returns true. */
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
 * The number of scans of a JPEG, up to `most`: a progressive one has about ten, and each costs as much as the
 * picture is large, however short the file is.
 */
export function countScans(file: Buffer, max: number): number {
  let scans = 0;
  eachMarker(file, (marker) => {
    if (marker === startOfScan) scans += 1;
    return scans >= max;
  });
  return scans;
}
