import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { paths } from "@/lib/paths";

/** For staff without an authenticator app, where the shop does not insist on one. */
export function FactorNotice() {
  return (
    <Alert variant="warning" title="Protect the back office" className="mt-6 max-w-2xl">
      Your password alone opens it.{" "}
      <Link href={paths.adminAccount} prefetch={false} className="link font-semibold">
        Set up an authenticator app
      </Link>
    </Alert>
  );
}
