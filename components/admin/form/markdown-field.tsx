import { type ReactNode, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { UploadList } from "@/components/pictures/admin/upload-list";
import { useUploads } from "@/components/pictures/admin/use-uploads";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { adminPaths } from "@/lib/admin-paths";
import { pictureTypesAccepted } from "@/lib/products/picture-rules";
import { fieldIdOf } from "./field-id";
import { continueList, insertLines, insertMark, type Mark, marks } from "./markdown-marks";
import { TextPreview } from "./text-preview";

interface MarkdownFieldProps {
  name: string;
  label: string;
  /** Renders the text as visitors would read it. Throws a PreviewProblem with the message to show when it can't. */
  preview: (text: string) => Promise<ReactNode>;
  /** Marks that only this text has, such as a product. */
  ownMarks?: readonly Mark[];
  /** More buttons; the text they insert gets lines of its own. */
  tools?: (put: (lines: string) => void) => ReactNode;
  rows?: number;
}

const number = new Intl.NumberFormat("en-IN");

/** A Markdown text: buttons for its marks, pictures, and a live preview. */
export function MarkdownField({ name, label, preview, ownMarks = [], tools, rows = 22 }: MarkdownFieldProps) {
  const { register, getValues, getFieldState, formState } = useFormContext();
  const { ref: registerRef, ...field } = register(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const panelId = useId();
  const text: unknown = useWatch({ name });
  const typed = typeof text === "string" ? text : "";
  const uploads = useUploads((url) => {
    if (area.current) insertLines(area.current, `![Alt text](${url})`);
  }, adminPaths.api.wholePictures);
  const press = (mark: Mark) => {
    if (area.current) insertMark(area.current, mark);
  };
  return (
    <div className={cn("grid gap-6", isPreviewed && "2xl:grid-cols-2")}>
      <Field
        id={fieldIdOf(name)}
        label={label}
        hint={`${number.format(typed.length)} characters. Start a line with ## for a heading; leave an empty line for a paragraph.`}
        error={getFieldState(name, formState).error?.message}
      >
        {(control) => (
          <div className="grid gap-2">
            <div role="toolbar" aria-label={`Formatting for ${label}`} className="flex flex-wrap gap-1.5">
              {[...marks, ...ownMarks].map((mark) => (
                <Button
                  key={mark.label}
                  variant="outline"
                  size="sm"
                  aria-keyshortcuts={mark.key ? `Control+${mark.key}` : undefined}
                  onClick={() => press(mark)}
                >
                  {mark.label}
                </Button>
              ))}
              <Button
                variant="outline"
                size="sm"
                isPending={uploads.running.length > 0}
                onClick={() => file.current?.click()}
              >
                Picture
              </Button>
              {tools?.((lines) => {
                if (area.current) insertLines(area.current, lines);
              })}
              <Button
                variant={isPreviewed ? "primary" : "outline"}
                size="sm"
                aria-pressed={isPreviewed}
                aria-controls={panelId}
                onClick={() => setIsPreviewed(!isPreviewed)}
              >
                {isPreviewed ? "Back to editing" : "Preview"}
              </Button>
            </div>
            <Textarea
              rows={rows}
              {...control}
              {...field}
              ref={(element) => {
                area.current = element;
                registerRef(element);
              }}
              defaultValue={String(getValues(name) ?? "")}
              className={cn("font-mono text-base leading-relaxed", isPreviewed && "max-2xl:hidden")}
              onKeyDown={(event) => {
                const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
                if (event.key === "Enter" && isPlain && !event.nativeEvent.isComposing) {
                  if (continueList(event.currentTarget)) event.preventDefault();
                  return;
                }
                if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
                const mark = marks.find(({ key }) => key === event.key.toLowerCase());
                if (!mark) return;
                event.preventDefault();
                press(mark);
              }}
            />
            <input
              ref={file}
              type="file"
              hidden
              multiple
              aria-label="Pictures in the text"
              accept={pictureTypesAccepted}
              onChange={({ currentTarget }) => {
                uploads.add([...(currentTarget.files ?? [])]);
                currentTarget.value = "";
              }}
            />
            <UploadList running={uploads.running} report={uploads.report} />
          </div>
        )}
      </Field>
      <section id={panelId} hidden={!isPreviewed} aria-label={`Preview of ${label}`} className="min-w-0">
        {isPreviewed ? <TextPreview text={typed} preview={preview} /> : null}
      </section>
    </div>
  );
}
