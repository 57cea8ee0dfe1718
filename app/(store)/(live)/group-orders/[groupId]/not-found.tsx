import { EmptyState } from "@/components/ui/empty-state";

export default function NoOwnGroup() {
  return (
    <div className="container-page">
      <EmptyState headingLevel="h1" title="This isn't your group order">
        Log in with the account that started it. To add your tee, open the link that the organiser shared.
      </EmptyState>
    </div>
  );
}
