import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { paths } from "@/lib/paths";
import {
  changedNoticeMessage,
  type CollectionNotice as Notice,
  noticeField,
  readChangedNotice,
} from "@/lib/privacy/collection-notices";

interface CollectionNoticeProps {
  notice: Notice;
  /** The error of the notice's field: it has changed since the page was opened. */
  error?: string | undefined;
  /** The text is elsewhere on the page, once for several forms. */
  isTextElsewhere?: boolean;
}

/** The text alone. */
export function NoticeText({ text }: { text: string }) {
  return (
    <p className="text-muted-foreground text-sm">
      {text}{" "}
      <Link href={paths.privacy} prefetch={false} className="link">
        Privacy policy
      </Link>
    </p>
  );
}

/** Why the data of a form is collected; the form sends the version that was shown. */
export function CollectionNotice({ notice, error, isTextElsewhere = false }: CollectionNoticeProps) {
  const changed = readChangedNotice(error);
  const { version, text } = changed ?? notice;
  return (
    <>
      <input type="hidden" name={noticeField} value={version} />
      {changed ? (
        <Alert variant="warning" isLive>
          {changedNoticeMessage}
        </Alert>
      ) : null}
      {isTextElsewhere && !changed ? null : <NoticeText text={text} />}
    </>
  );
}
