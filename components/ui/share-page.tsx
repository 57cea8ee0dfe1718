import { buttonClasses } from "./button-classes";
import { ShareIcon } from "./icons";
import { SharePress } from "./share-press";

/** Shares a page: with the share sheet, or as a copied link. */
export function SharePage({ path, name }: { path: string; name: string }) {
  return (
    <SharePress path={path} name={name} className={buttonClasses({ variant: "outline", size: "sm" })}>
      <ShareIcon className="size-5" />
      Share
    </SharePress>
  );
}
