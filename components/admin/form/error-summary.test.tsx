import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorSummary } from "./error-summary";

const draw = (isSignedOut: boolean) =>
  renderToStaticMarkup(
    <PathnameContext value="/admin/products/edit/7">
      <SearchParamsContext value={new URLSearchParams("tab=2")}>
        <ErrorSummary
          errors={{}}
          labels={{}}
          problem="Please log in to continue"
          attempt={1}
          isSignedOut={isSignedOut}
        />
      </SearchParamsContext>
    </PathnameContext>,
  );

it("links to the login with a return path to the form after the session ended", () => {
  expect(draw(true)).toContain('href="/auth?next=%2Fadmin%2Fproducts%2Fedit%2F7%3Ftab%3D2"');
  expect(draw(false)).not.toContain("/auth");
});
