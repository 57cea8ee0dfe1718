"use client";

import { useRouter } from "next/navigation";
import { CloseIcon } from "@/components/ui/frame-icons";
import { usePageAction } from "@/components/ui/use-page-action";
import { deleteViewAction } from "@/server/lists/actions";

export function DeleteView({ id, name }: { id: number; name: string }) {
  const router = useRouter();
  const { run } = usePageAction();
  return (
    <button
      type="button"
      aria-label={`Delete the view ${name}`}
      className="grid size-9 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
      onClick={() =>
        run(async () => {
          const result = await deleteViewAction({ id });
          if (result.ok) router.push(location.pathname);
          return result;
        }, `View ${name} deleted`)
      }
    >
      <CloseIcon className="size-4" />
    </button>
  );
}
