import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { formatDiscountCap, formatOfferHeadline, type LeadOffer } from "@/lib/leads/lead-offer";
import { LeadPanel } from "./lead-panel";

interface LeadPopupProps {
  offer: LeadOffer;
  onClose: () => void;
}

/** An email address for a code. Escape, the cross and a click outside close it. */
export function LeadPopup({ offer, onClose }: LeadPopupProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        setIsOpen(false);
        onClose();
      }}
      title={formatOfferHeadline(offer)}
    >
      <LeadPanel
        source="popup"
        intro={<p className="mb-4">Enter your email to get your code. {formatDiscountCap(offer)}</p>}
      />
    </Dialog>
  );
}
