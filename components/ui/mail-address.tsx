/** An email address that breaks after its @ rather than within a word. */
export function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf("@") + 1;
  return (
    <span className="wrap-anywhere min-w-0">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
