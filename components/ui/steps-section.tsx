interface StepsSectionProps {
  id: string;
  title: string;
  steps: readonly { title: string; text: string }[];
  className?: string;
}

/** Numbered steps; the stylesheet numbers them. */
export function StepsSection({ id, title, steps, className = "container-page py-14" }: StepsSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
