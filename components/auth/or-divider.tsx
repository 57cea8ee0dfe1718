export function OrDivider({ children }: { children: string }) {
  return (
    <p className="my-8 flex items-center gap-4 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {children}
    </p>
  );
}
