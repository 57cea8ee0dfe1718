"use client";

import { useState } from "react";
import { starWords } from "@/lib/reviews/review";

interface StarChoiceProps {
  chosen: number | null;
  error?: string;
}

/** Radio buttons that look like stars: arrow keys and a form without scripts work as with any others. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  const [value, setValue] = useState(chosen ?? 0);
  return (
    <fieldset data-slot="star-choice" className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">How many stars?</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="star-choice">
          {starWords.map((word, index) => (
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
              <span>{`${index + 1} of ${starWords.length}: ${word}`}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-muted-foreground">
          {starWords[value - 1]}
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
