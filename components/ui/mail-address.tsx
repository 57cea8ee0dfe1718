/** An e-mail address that breaks after its @ before it breaks in a word. */
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
