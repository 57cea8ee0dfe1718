"use client";

import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { CheckedPage } from "@/lib/seo/desk";
import { checkStructureAction } from "@/server/seo/admin-actions";

/** Reads one page of each type as search engines do, and tells what its structured data lacks. */
export function StructureCheck() {
  const [pages, setPages] = useState<readonly CheckedPage[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, startChecking] = useTransition();

  function check(): void {
    setProblem(null);
    startChecking(async () => {
      const result = await attempt(() => checkStructureAction({}));
      if (result.ok) setPages(result.data);
      else setProblem(result.message);
    });
  }

  return (
    <section aria-labelledby="structure-heading">
      <h2 id="structure-heading" className="font-semibold text-lg">
        Structured data
      </h2>
      <p className="mt-1 text-muted-foreground">
        One page of each type, held against the fields that Google asks for.
      </p>
      <Button variant="outline" size="sm" className="mt-3" isPending={isChecking} onClick={check}>
        {pages ? "Check again" : "Check now"}
      </Button>
      {problem ? (
        <Alert variant="warning" className="mt-4">
          {problem}
        </Alert>
      ) : null}
      <ul className="mt-4 divide-y" aria-live="polite">
        {pages?.map((page) => (
          <li key={page.path} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <a href={page.path} className="link wrap-anywhere">
                {page.path}
              </a>
              <Badge variant={page.problems.some(({ isRequired }) => isRequired) ? "warning" : "success"}>
                {page.problems.length === 0 ? "Complete" : `${page.problems.length} to look at`}
              </Badge>
            </p>
            <p className="text-muted-foreground text-sm">{page.types.join(", ") || "None on this page"}</p>
            <ul className="mt-1 text-sm">
              {page.problems.map(({ where, field, isRequired }) => (
                <li key={`${where} ${field}`} className="wrap-anywhere">
                  {where}: {field} {isRequired ? "is required" : "is recommended"}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
