import { globSync, readFileSync } from "node:fs";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { noticeSessionEnd, onSessionEnd } from "@/components/ui/session-end";
import type { ErrorCode } from "@/lib/result";
import { LogInBeside } from "./log-in-dialog";

it("links to the login in a new tab, with a return path to this page", () => {
  const html = renderToStaticMarkup(
    <PathnameContext value="/admin/orders">
      <SearchParamsContext value={new URLSearchParams("q=asha")}>
        <LogInBeside />
      </SearchParamsContext>
    </PathnameContext>,
  );
  expect(html).toContain('href="/auth?next=%2Fadmin%2Forders%3Fq%3Dasha" target="_blank"');
});

it("opens only when an action is refused because the session has ended", () => {
  const open = vi.fn();
  const stop = onSessionEnd(open);
  const refused = (code: ErrorCode) => ({ ok: false as const, code, message: "No" });
  for (const answer of [null, { ok: true as const, data: 1 }, refused("conflict"), refused("forbidden")])
    noticeSessionEnd(answer);
  expect(open).not.toHaveBeenCalled();
  noticeSessionEnd(refused("unauthenticated"));
  expect(open).toHaveBeenCalledTimes(1);
  stop();
});

it("checks for an ended session wherever staff see why an action was refused", () => {
  const files = globSync("components/**/*.{ts,tsx}").map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  const unchecked = files.filter(
    ([, code]) =>
      /from "(?:@\/server\/(?:\w+-?)+\/admin-actions|.*\/post-json)"/.test(code) &&
      code.includes(".message") &&
      !/attempt|noticeSessionEnd|usePageAction|useAdminForm/.test(code),
  );
  expect(unchecked.map(([file]) => file)).toEqual([]);
});
