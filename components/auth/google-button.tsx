import { Button } from "@/components/ui/button";
import { GoogleMark } from "./google-mark";

export interface GoogleButtonProps {
  purpose: "login" | "register";
  /** A safe path, already checked */
  next: string | null;
}

const labels = { login: "Continue with Google", register: "Sign up with Google" };

/** An ordinary form: the way to Google needs no script. */
export function GoogleButton({ purpose, next }: GoogleButtonProps) {
  return (
    <form method="post" action="/api/auth/signin/google" className="grid">
      <input type="hidden" name="purpose" value={purpose} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Button type="submit" variant="outline">
        <GoogleMark className="size-5" />
        {labels[purpose]}
      </Button>
    </form>
  );
}
