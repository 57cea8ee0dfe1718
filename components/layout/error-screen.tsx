import { type ReactNode, useEffect, useRef } from "react";

interface ErrorScreenProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** For example the digest under which the server logged the error. */
  reference?: string | undefined;
}

/** Takes the focus, so that screen readers announce the change. */
export function ErrorScreen({ title, children, action, reference }: ErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-slot="error-screen" className="mx-auto max-w-xl px-4 py-20 text-center sm:py-28">
      <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
        {title}
      </h1>
      <div className="mt-4 text-lg text-muted-foreground">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>
      {reference ? <p className="mt-8 text-muted-foreground text-sm">Reference {reference}</p> : null}
    </div>
  );
}
