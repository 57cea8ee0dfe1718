const ageUnits = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "3 days", "1 minute": the largest unit that fits. */
export function formatAge(seconds: number): string {
  const [unit, size] = ageUnits.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const sizeUnits = ["KB", "MB", "GB", "TB"];

/** "142 MB" */
export function formatBytes(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1024 && unit < sizeUnits.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${new Intl.NumberFormat("en-IN", { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)} ${sizeUnits[unit]}`;
}
