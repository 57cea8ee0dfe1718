"use client";

import { loadJobAnswer, postJson } from "@/components/staff-jobs/post-json";
import { StartJob } from "@/components/staff-jobs/start-job";
import { buttonClasses } from "@/components/ui/button";
import { officePaths } from "@/lib/office-paths";

/** All products as a file: at once, or in the background where there are very many. */
export function CsvExport() {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <a
        data-slot="button-link"
        href={officePaths.api.productsCsv}
        download
        className={buttonClasses({ variant: "outline", size: "sm" })}
      >
        Download all products
      </a>
      <StartJob
        label="Make the file in the background"
        variant="ghost"
        said="The file is being made"
        prepare={() => postJson(officePaths.api.productsExport, {}, loadJobAnswer)}
      />
    </div>
  );
}
