"use client";

interface SignOutButtonProps {
  className: string;
}

export function SignOutButton({ className }: SignOutButtonProps) {
  return (
    <form action="/api/sign-out" method="post">
      <button type="submit" className={className}>
        Sign Out
      </button>
    </form>
  );
}
