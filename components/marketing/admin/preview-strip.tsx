import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { adminPaths } from "@/lib/admin-paths";
import { type SectionPlace, sectionPlaces } from "@/lib/marketing/section";

interface PreviewStripProps {
  place: SectionPlace;
  /** In Indian time, such as 2026-11-20T10:00. */
  at: string;
}

/** Chooses the page and the minute to preview. Works without scripts. */
export function PreviewStrip({ place, at }: PreviewStripProps) {
  return (
    <form
      action={adminPaths.marketingPreview("")}
      className="container-page flex flex-wrap items-end gap-x-4 gap-y-3 border-b-2 border-b-brand py-4"
    >
      <p className="w-full sm:w-auto sm:self-center">
        <strong>Preview.</strong> Only you can see this page.
      </p>
      <div className="grid gap-1">
        <Label htmlFor="preview-place">Page</Label>
        <Select id="preview-place" name="place" defaultValue={place === "marketing" ? "marketing" : "home"}>
          <option value="home">{sectionPlaces.home.label}</option>
          <option value="marketing">{sectionPlaces.marketing.label}</option>
        </Select>
      </div>
      <div className="grid gap-1">
        <Label htmlFor="preview-at">Show as of (IST)</Label>
        <Input id="preview-at" name="at" type="datetime-local" defaultValue={at} />
      </div>
      <Button type="submit" variant="brand">
        Show
      </Button>
      <Link href={adminPaths.marketing} prefetch={false} className="link inline-flex min-h-11 items-center">
        Back to Marketing
      </Link>
    </form>
  );
}
