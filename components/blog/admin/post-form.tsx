"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { FactList } from "@/components/admin/form/fact-list";
import { FieldGroup, SelectField, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { MarkdownField } from "@/components/admin/form/markdown-field";
import { WidePictureField } from "@/components/admin/form/picture-field";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { PreviewProblem } from "@/components/admin/form/text-preview";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { VersionList } from "@/components/admin/form/version-list";
import { SearchPreview } from "@/components/admin/search-preview";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LabelledInput } from "@/components/ui/labelled-input";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminPost, Author, Autosave } from "@/lib/blog/admin-post";
import { type PostForm as Fields, postLabels as labels, toPostForm } from "@/lib/blog/post-form";
import { slugOf } from "@/lib/categories/admin-category";
import { findTextProblem } from "@/lib/content/text-limits";
import type { ListedFact } from "@/lib/facts/fact-names";
import { formatDayAndTime, formatMoment } from "@/lib/orders/when";
import { postSnippet } from "@/lib/products/snippet";
import {
  addPostAction,
  deleteAutosaveAction,
  findProductsAction,
  previewTextAction,
  readAutosaveAction,
  readRevisionAction,
  saveAutosaveAction,
  savePostAction,
} from "@/server/blog/admin-actions";

type Outcome = SaveOutcome<Fields> & { id?: number };

interface PostFormProps {
  /** Null for a new one. */
  post: AdminPost | null;
  authors: readonly Author[];
  shop: { name: string; host: string };
  /** Unsaved text from other tabs or computers, newest first. */
  autosaves: readonly Autosave[];
  facts: readonly ListedFact[];
}

async function previewText(body: string) {
  const problem = findTextProblem(body);
  if (problem) throw new PreviewProblem(problem);
  const result = await previewTextAction({ body });
  if (!result.ok) throw new PreviewProblem(result.fieldErrors?.body ?? result.message);
  const { PostText } = await import("@/components/blog/post-text");
  return <PostText text={result.data} />;
}

export function PostForm({ post, authors, shop, autosaves, facts }: PostFormProps) {
  const router = useRouter();
  const state = useAdminForm<Fields, Fields, Outcome>({
    name: post ? `post ${post.id}` : "new post",
    schema: async () => (await import("@/lib/blog/post-schema")).postSchema,
    saved: toPostForm(post, authors[0]?.id),
    version: post?.version ?? null,
    save: (form, version) =>
      post ? savePostAction({ id: post.id, version: Number(version), form }) : addPostAction(form),
    successMessage: "Post saved",
    onSaved: post ? undefined : ({ id }) => router.push(id ? adminPaths.post(id) : adminPaths.blog),
  });
  const { form, isRestored } = state;
  const { formId, autosavedAt } = useAutosave(form, post?.id ?? null);
  // This tab's own text is in the form already.
  const elsewhere = autosaves.filter(({ id }) => !(isRestored && id === formId));
  const earlier = post?.revisions.slice(1).map(({ id, by, savedAt }) => ({ id, by, at: savedAt })) ?? [];
  const suggestSlug = () => {
    if (post || form.formState.dirtyFields.slug) return;
    form.setValue("slug", slugOf(form.getValues("title")).slice(0, 80));
  };
  return (
    <AdminForm state={state} labels={labels} isNew={!post} saveLabel={post ? "Save" : "Save post"}>
      <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TextField name="title" label={labels.title} maxLength={120} onBlurCapture={suggestSlug} />
          <TextAreaField
            name="summary"
            label={labels.summary}
            hint="A sentence or two, in lists and under the title."
            rows={2}
            maxLength={300}
          />
          <MarkdownField
            name="body"
            label={labels.body}
            preview={previewText}
            tools={(put) => <ProductPicker onPick={(slug) => put(`::product{value="${slug}"}`)} />}
          />
          <FactList facts={facts} />
          <p role="status" className="text-muted-foreground text-sm empty:hidden">
            {autosavedAt ? `Draft saved ${formatMoment(autosavedAt)}. Save to publish your changes.` : ""}
          </p>
        </div>
        <div className="mt-6 grid min-w-0 lg:mt-0">
          <PublishFields post={post} />
          <FieldGroup title="Organisation">
            <TextField
              name="slug"
              label={labels.slug}
              spellCheck={false}
              maxLength={80}
              hint={slugHint(post)}
            />
            <SelectField name="authorId" label={labels.authorId}>
              {authors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              name="tags"
              label={labels.tags}
              hint="Separate with commas: print care, cotton"
              maxLength={200}
              isOptional
            />
          </FieldGroup>
          <WidePictureField
            name="coverUrl"
            altName="coverAlt"
            label={labels.coverUrl}
            altLabel={labels.coverAlt}
            hint="best 3:2, 1,920 pixels wide"
          />
          <SeoFields shop={shop} />
          <VersionList
            title="Unsaved drafts"
            hint="From another tab, another computer or a colleague."
            what="the draft by"
            versions={elsewhere}
            read={(id) => readAutosaveAction({ id })}
          />
          <VersionList
            title="Earlier versions"
            what="the version of"
            versions={earlier}
            read={(id) => readRevisionAction({ id })}
          />
        </div>
      </div>
    </AdminForm>
  );
}

function slugHint(post: AdminPost | null): string {
  if (!post) return "The part after /blog/";
  return post.oldSlugs.length > 0
    ? `Old links redirect here: ${post.oldSlugs.slice(0, 3).join(", ")}.`
    : "If you change it, old links redirect here.";
}

const quietMs = 250;

interface ProductPickerProps {
  onPick: (slug: string) => void;
}

/** Finds a product on sale by name and inserts it into the text. */
function ProductPicker({ onPick }: ProductPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<readonly { name: string; slug: string }[] | null>(null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await attempt(() => findProductsAction({ query: query.trim() }));
      if (!isCurrent) return;
      if (result.ok) setFound(result.data.products);
      setProblem(result.ok ? undefined : result.message);
    }, quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, query]);

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Product
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Insert product">
        <LabelledInput
          id="pick-product"
          label="Product name"
          error={problem}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={query}
          onType={setQuery}
        />
        <p role="status" className="mt-2 min-h-6 text-muted-foreground text-sm">
          {found?.length === 0 ? "No products on sale match this name." : ""}
        </p>
        <ul className="divide-y">
          {found?.map(({ name, slug }) => (
            <li key={slug}>
              <button
                type="button"
                className="wrap-anywhere min-h-11 w-full rounded-sm px-2 py-2 text-left hover:bg-accent"
                onClick={() => {
                  setIsOpen(false);
                  onPick(slug);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Visibility and publication time. */
function PublishFields({ post }: { post: AdminPost | null }) {
  const { register } = useFormContext<Fields>();
  const publish = useWatch<Fields, "publish">({ name: "publish" });
  const since = post?.isLive && post.publishAt ? formatDayAndTime(new Date(post.publishAt)) : null;
  return (
    <FieldGroup title={labels.publish}>
      <RadioGroup legend={<span className="sr-only">{labels.publish}</span>}>
        <RadioCard {...register("publish")} value="no" title="Draft" description="Only staff can see it." />
        <RadioCard
          {...register("publish")}
          value="now"
          title="Published"
          description={since ? `Since ${since}.` : "As soon as you save."}
        />
        <RadioCard
          {...register("publish")}
          value="at"
          title="Scheduled"
          description="Published automatically at this time."
        />
      </RadioGroup>
      {publish === "at" ? (
        <TextField name="publishAt" label={labels.publishAt} type="datetime-local" hint="In IST." />
      ) : null}
    </FieldGroup>
  );
}

/** The post's search engine fields. */
function SeoFields({ shop }: { shop: { name: string; host: string } }) {
  const [title, summary, seoTitle, seoDescription] = useWatch<
    Fields,
    ["title", "summary", "seoTitle", "seoDescription"]
  >({ name: ["title", "summary", "seoTitle", "seoDescription"] });
  const snippet = postSnippet(
    {
      title: seoTitle.trim() || title.trim() || "Title of the post",
      description: seoDescription.trim() || summary,
    },
    shop,
  );
  return (
    <FieldGroup title="Search engine listing">
      <SearchPreview snippet={snippet} />
      <TextField
        name="seoTitle"
        label={labels.seoTitle}
        hint="Leave empty to use the title."
        maxLength={120}
        isOptional
      />
      <TextAreaField
        name="seoDescription"
        label={labels.seoDescription}
        hint="Leave empty to use the summary."
        rows={3}
        maxLength={320}
        isOptional
      />
    </FieldGroup>
  );
}

const typingQuietMs = 3000;

/** Identifies this tab's form of a post: the same after a reload, different in another tab. */
function nameForm(postId: number | null): string {
  const key = `kapas typing ${postId ?? "new"}`;
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    const id = crypto.randomUUID();
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    return crypto.randomUUID();
  }
}

/**
 * Also saves typed text on the server once typing pauses, so that it is available on another computer; each tab
 * has its own draft. `autosavedAt` is ISO.
 */
function useAutosave(form: UseFormReturn<Fields, unknown, Fields>, postId: number | null) {
  const [formId, setFormId] = useState<string | null>(null);
  const [autosavedAt, setAutosavedAt] = useState<string | null>(null);
  const wasDirty = useRef(false);

  useEffect(() => {
    const id = nameForm(postId);
    setFormId(id);
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function autosave(): Promise<void> {
      timer = undefined;
      const result = await saveAutosaveAction({ id, postId, form: form.getValues() }).catch(() => null);
      if (result?.ok) setAutosavedAt(result.data.at);
    }
    function drop(): void {
      setAutosavedAt(null);
      void deleteAutosaveAction({ id }).catch(() => undefined);
    }
    /** A tab that is left may not come back. */
    function onHide(): void {
      if (document.visibilityState !== "hidden" || timer === undefined) return;
      clearTimeout(timer);
      void autosave();
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        timer = isDirty ? setTimeout(() => void autosave(), typingQuietMs) : undefined;
        if (wasDirty.current && !isDirty) drop();
        wasDirty.current = isDirty ?? false;
      },
    });
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onHide);
      if (timer === undefined) return;
      clearTimeout(timer);
      void autosave();
    };
  }, [form, postId]);

  return { formId, autosavedAt };
}
