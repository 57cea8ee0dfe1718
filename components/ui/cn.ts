import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; the later of two that contradict each other wins. For what only the server renders. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
