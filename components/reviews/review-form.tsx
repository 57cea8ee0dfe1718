"use client";

import { type FormEvent, type RefObject, useActionState, useEffect, useRef, useState } from "react";
import { sendWithCaptcha } from "@/components/auth/send-with-captcha";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Input } from "@/components/ui/input";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { Textarea } from "@/components/ui/textarea";
import { useEditedFields } from "@/components/ui/use-edited-fields";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { captchaHeader } from "@/lib/auth/captcha";
import { fits, photoPath, type ReviewPhoto } from "@/lib/catalog/public-review";
import { uploadTypesAccepted } from "@/lib/designer/uploads";
import type { FormState } from "@/lib/form-state";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { reviewNotice } from "@/lib/privacy/collection-notices";
import { messageForStatus, offlineMessage } from "@/lib/result";
import {
  type LineReview,
  maxReviewBodyLength,
  maxReviewPhotos,
  maxReviewTitleLength,
  starLabels,
} from "@/lib/reviews/review";
import { saveReviewAction } from "@/server/reviews/actions";

interface ReviewFormProps {
  order: OrderRef;
  line: Omit<LineReview, "photos"> & { photos: readonly OwnPhoto[] };
  /** Chosen in an email. */
  stars: number | null;
  /** It is clothing, so it may fit small or large. */
  isWorn: boolean;
  answered: FormState<null>;
}

/** Creates or edits an item's review; works before the page has scripts, apart from photos. */
export function ReviewForm({ order, line, stars, isWorn, answered }: ReviewFormProps) {
  const [state, action, isPending] = useActionState(saveReviewAction, answered);
  const form = useRef<HTMLFormElement>(null);
  const { review, itemId } = line;
  const failure = state && !state.ok ? state : null;
  const { isEdited, onInput } = useEditedFields(failure);
  const errorOf = (field: string) => (isEdited(field) ? undefined : failure?.fieldErrors?.[field]);
  const typed = failure?.values;

  useEffect(() => {
    noticeSessionEnd(failure);
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  const { isWaiting, delaySubmit, setPhotoState } = useSubmitAfterPhotos(form);

  if (state?.ok) return <Sent order={order} line={line} />;
  const fit = typed?.fit ?? review?.fit ?? "";
  return (
    <form
      ref={form}
      action={action}
      onSubmit={delaySubmit}
      onInput={onInput}
      noValidate
      className="grid max-w-2xl gap-7"
    >
      <input type="hidden" name="orderNumber" value={order.orderNumber} />
      <input type="hidden" name="token" value={order.token} />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="rev" value={review?.rev ?? 0} />
      {failure && !failure.fieldErrors ? (
        <Alert variant="destructive" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <StarChoice
        // The stars chosen in an email take precedence over an earlier rating.
        key={typed?.stars}
        chosen={Number(typed?.stars) || stars || review?.stars || null}
        error={errorOf("stars")}
      />
      {isWorn ? (
        <RadioGroup
          legend={
            <span>
              How does it fit? <span className="font-normal text-muted-foreground">(optional)</span>
            </span>
          }
          error={errorOf("fit")}
        >
          <div className="grid gap-2.5 sm:grid-cols-3">
            {Object.entries(fits).map(([value, label]) => (
              <RadioCard key={value} name="fit" value={value} title={label} defaultChecked={fit === value} />
            ))}
          </div>
        </RadioGroup>
      ) : (
        <input type="hidden" name="fit" value="" />
      )}
      <Field id="review-title" label="Title" isOptional error={errorOf("title")}>
        {(control) => (
          <Input
            {...control}
            name="title"
            maxLength={maxReviewTitleLength}
            defaultValue={typed?.title ?? review?.title}
          />
        )}
      </Field>
      <Field
        id="review-body"
        label="Your review"
        hint="How are the fabric, the print and the size? No phone numbers or addresses, please."
        error={errorOf("body")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="body"
            rows={6}
            maxLength={maxReviewBodyLength}
            defaultValue={typed?.body ?? review?.body}
            required
          />
        )}
      </Field>
      <PhotoChoice
        path={paths.api.reviewPhotos({ order: order.orderNumber, token: order.token, item: String(itemId) })}
        photos={line.photos}
        onSend={setPhotoState}
      />
      {errorOf("photos") ? <p className="text-destructive text-sm">{errorOf("photos")}</p> : null}
      <CollectionNotice notice={reviewNotice} error={errorOf("notice")} />
      <div>
        <Button type="submit" isPending={isPending || isWaiting}>
          {review ? "Save review" : "Submit review"}
        </Button>
        <p className="mt-2 text-muted-foreground text-sm">
          We'll check it, then publish it under the name <b className="text-foreground">{line.authorName}</b>
        </p>
      </div>
    </form>
  );
}

/** A submit during photo uploads runs once all are stored; if one fails, its message is shown first. */
function useSubmitAfterPhotos(form: RefObject<HTMLFormElement | null>) {
  const [photoState, setPhotoState] = useState<"sending" | "uploaded" | "lost">("uploaded");
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || photoState === "sending") return;
    setIsWaiting(false);
    if (photoState === "uploaded") form.current?.requestSubmit();
  }, [isWaiting, photoState, form]);
  const delaySubmit = (event: FormEvent) => {
    if (photoState !== "sending") return;
    event.preventDefault();
    setIsWaiting(true);
  };
  return { isWaiting, delaySubmit, setPhotoState };
}

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Its links load full pages, because the form needs the review that was just saved. */
function Sent({ order, line: { authorName, itemId } }: Pick<ReviewFormProps, "order" | "line">) {
  return (
    <div ref={focusOn} tabIndex={-1} className="max-w-2xl outline-none">
      <Alert variant="success" title="Thank you for your review">
        We'll check it first, then publish it under the name {authorName}
        {authorName.endsWith(".") ? " " : ". "}
        <a href={paths.order(order.orderNumber, order.token)} className="link">
          Back to your order
        </a>{" "}
        or{" "}
        <a href={paths.reviewLine(order.orderNumber, itemId, { token: order.token })} className="link">
          change it
        </a>
      </Alert>
    </div>
  );
}

interface StarChoiceProps {
  chosen: number | null;
  error?: string;
}

/** Radio buttons styled as stars: arrow keys and a form without scripts work as with any others. */
function StarChoice({ chosen, error }: StarChoiceProps) {
  const [value, setValue] = useState(chosen ?? 0);
  return (
    <fieldset data-slot="star-choice" className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">How many stars?</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="star-choice">
          {starLabels.map((word, index) => (
            <label key={word}>
              <input
                type="radio"
                name="stars"
                value={index + 1}
                defaultChecked={chosen === index + 1}
                onChange={() => setValue(index + 1)}
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? "stars-error" : undefined}
              />
              <span>{`${index + 1} of ${starLabels.length}: ${word}`}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-muted-foreground">
          {starLabels[value - 1]}
        </span>
      </div>
      {error ? (
        <p id="stars-error" className="mt-1 font-medium text-destructive text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface PhotoChoiceProps {
  /** The upload URL of a photo. */
  path: string;
  photos: readonly OwnPhoto[];
  /** Called before the first upload, and after the last one with whether all are stored. */
  onSend: (state: "sending" | "uploaded" | "lost") => void;
}

/** Photos are uploaded as soon as they are chosen; the form names those that belong to it. */
function PhotoChoice({ path, photos: before, onSend }: PhotoChoiceProps) {
  const [photos, setPhotos] = useState(before.slice(0, maxReviewPhotos));
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState("");
  const isAlive = useIsAlive();
  const input = useRef<HTMLInputElement>(null);
  const room = maxReviewPhotos - photos.length - sending;

  async function send(files: readonly File[]): Promise<void> {
    const taken = files.slice(0, room);
    setProblem(files.length > room ? `You can add up to ${maxReviewPhotos} photos.` : "");
    setSending(taken.length);
    onSend("sending");
    let areUploaded = taken.length === files.length;
    for (const file of taken) {
      const answer = await sendPhoto(path, file);
      if (typeof answer === "string") {
        areUploaded = false;
        setProblem(`${file.name}: ${answer}`);
      } else setPhotos((uploaded) => [...uploaded, answer]);
      setSending((count) => count - 1);
    }
    onSend(areUploaded ? "uploaded" : "lost");
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">
        Photos <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      <input type="hidden" name="photos" value={photos.map(({ id }) => id).join(",")} />
      {photos.length + sending > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-3">
          {photos.map(({ id, key }, index) => (
            <li key={id} className="relative">
              {/* biome-ignore lint/performance/noImgElement: already small, and no picture of the shop's folder */}
              <img
                src={photoPath(id, "small", key)}
                alt={`Your photo, ${index + 1} of ${photos.length}`}
                width={96}
                height={96}
                className="size-24 rounded-xs bg-muted object-cover"
              />
              <button
                type="button"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => setPhotos(photos.filter((each) => each.id !== id))}
                className="absolute -top-2.5 -right-2.5 grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-full border bg-card">
                  <CloseIcon className="size-4" />
                </span>
              </button>
            </li>
          ))}
          {Array.from({ length: sending }, (_, index) => `sending ${index}`).map((key) => (
            <li key={key} className="size-24 animate-pulse rounded-xs bg-muted" />
          ))}
        </ul>
      ) : null}
      {isAlive ? (
        <>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            isPending={sending > 0}
            aria-disabled={room < 1 || undefined}
            onClick={() => room > 0 && input.current?.click()}
          >
            Add photos
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={uploadTypesAccepted}
            aria-label="Photos of the item"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void send([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </>
      ) : null}
      <p className="mt-1.5 text-muted-foreground text-sm">
        Up to {maxReviewPhotos}, JPEG, PNG or WebP. We remove location and date.
        <noscript> Photos need JavaScript; the rest works without.</noscript>
      </p>
      <p role="status" className="text-destructive text-sm empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

type OwnPhoto = ReviewPhoto & { key: string };

const patienceMs = 90_000;

/** Uploads a photo to `path`; returns it as stored, or an error message. */
async function sendPhoto(path: string, file: File): Promise<OwnPhoto | string> {
  const post = (captcha = "") =>
    fetch(path, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", [captchaHeader]: captcha },
      body: file,
      signal: AbortSignal.timeout(patienceMs),
    });
  try {
    const response = await sendWithCaptcha(post);
    const answer: unknown = await response.json();
    if (response.ok) return answer as OwnPhoto;
    const message: unknown = Object(answer).message;
    return typeof message === "string" ? message : messageForStatus(response.status);
  } catch {
    return navigator.onLine ? messageForStatus(503) : offlineMessage;
  }
}
