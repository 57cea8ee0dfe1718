"use client";

import { useState, useTransition } from "react";
import { Section } from "@/components/admin/section";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LabelledInput } from "@/components/ui/labelled-input";
import { toast } from "@/components/ui/toaster";
import type { CheckedPage, LinkPicture as Found } from "@/lib/seo/overview";
import {
  checkStructureAction,
  findLinkPictureAction,
  redrawLinkPictureAction,
} from "@/server/seo/admin-actions";

/** The link preview of a page, and a button to redraw it. */
export function LinkPicture() {
  const [path, setPath] = useState("/");
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, startWorking] = useTransition();

  function show(): void {
    setProblem(null);
    startWorking(async () => {
      const result = await attempt(() => findLinkPictureAction({ path }));
      setFound(result.ok ? result.data : null);
      if (!result.ok) setProblem(result.message);
    });
  }

  function redraw({ kind, id }: Found): void {
    startWorking(async () => {
      const result = await attempt(() => redrawLinkPictureAction({ kind, id }));
      if (result.ok) toast({ title: "It'll be regenerated within two minutes. Then select Show." });
      else toast({ title: result.message, variant: "destructive" });
    });
  }

  return (
    <Section id="picture-heading" title="Link previews" className="min-w-0">
      <p className="mt-1 text-muted-foreground">The picture WhatsApp and other apps show for a link.</p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div className="min-w-0 flex-1">
          <LabelledInput
            id="picture-path"
            label="Page URL"
            spellCheck={false}
            maxLength={300}
            value={path}
            onType={setPath}
          />
        </div>
        <Button type="submit" variant="outline" isPending={isWorking}>
          Show
        </Button>
      </form>
      {problem ? (
        <Alert variant="warning" className="mt-4">
          {problem}
        </Alert>
      ) : null}
      {found ? (
        <figure className="mt-4 grid gap-3">
          {found.url === null ? (
            <p className="text-muted-foreground">
              Not generated yet. Until then, links show the shop's icon.
            </p>
          ) : (
            // biome-ignore lint/performance/noImgElement: it is stored in one size
            <img
              src={found.url}
              width={1200}
              height={630}
              alt={`Link preview of ${found.path}`}
              className="h-auto w-full rounded-sm border"
            />
          )}
          <div>
            <Button variant="outline" size="sm" isPending={isWorking} onClick={() => redraw(found)}>
              Regenerate
            </Button>
          </div>
        </figure>
      ) : null}
    </Section>
  );
}

/** Reads one page of each type as search engines do, and lists what its structured data lacks. */
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
    <Section id="structure-heading" title="Structured data">
      <p className="mt-1 text-muted-foreground">
        Checks one page of each type for the fields Google requires.
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
                {page.problems.length === 0 ? "Complete" : `${page.problems.length} to fix`}
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
    </Section>
  );
}
