import { MissingPage } from "@/components/layout/missing-page";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";

export default function NoPost() {
  return <MissingPage more={<ButtonLink href={paths.blog}>Read the blog</ButtonLink>} />;
}
