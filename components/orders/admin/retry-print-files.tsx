"use client";

import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { retryPrintFilesAction } from "@/server/fulfilment/admin-actions";

/** For use once the cause of the failed print files is fixed. */
export function RetryPrintFiles({ orderNumber }: { orderNumber: string }) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button
        variant="outline"
        isPending={isWorking}
        onClick={() =>
          run(() => retryPrintFilesAction({ orderNumber }), "Print files will be ready in a minute")
        }
      >
        Generate print files now
      </Button>
      <FailureAlert message={failure?.message} />
    </div>
  );
}
