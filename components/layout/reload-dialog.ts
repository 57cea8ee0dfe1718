import { buttonClasses } from "@/components/ui/button-classes";
import { saveFieldValues } from "./saved-field-values";

export { restoreFieldValues } from "./saved-field-values";

/** The page is older than the server, which no longer has its actions. */
export function showReloadDialog(): void {
  if (document.querySelector("dialog[data-slot=offer-reload]")) return;
  const dialog = document.createElement("dialog");
  dialog.dataset.slot = "offer-reload";
  dialog.className =
    "m-auto w-[min(36rem,calc(100vw-2rem))] rounded-md bg-background p-6 text-foreground shadow-float backdrop:bg-black/45";
  const text = document.createElement("p");
  text.id = "offer-reload";
  text.textContent = "We've updated the shop. Reload to continue; what you typed is saved.";
  dialog.setAttribute("aria-labelledby", text.id);
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${buttonClasses({})} mt-5`;
  button.textContent = "Reload";
  button.addEventListener("click", () => {
    saveFieldValues();
    location.reload();
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(text, button);
  document.body.append(dialog);
  dialog.showModal();
}
