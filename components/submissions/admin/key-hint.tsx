/** The shortcut of a button, where a keyboard is likely; `aria-keyshortcuts` covers screen readers. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="ml-1.5 hidden rounded-xs border border-current/40 px-1 font-sans text-xs leading-[1rem] sm:pointer-fine:inline">
      {children}
    </kbd>
  );
}
