/** The key that presses a button, for those who see it; others are told by `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="ml-1.5 rounded-xs border border-current/40 px-1 font-sans text-xs leading-[1rem] pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
