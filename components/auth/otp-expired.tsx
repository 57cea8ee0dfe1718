import { Alert } from "@/components/ui/alert";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { ResendOtp } from "./resend-otp";

export interface OtpExpiredProps {
  answered: AnsweredForm;
  phone: string;
}

/** Above the phone entry, to which the verify screen returns. */
export function OtpExpired({ answered, phone }: OtpExpiredProps) {
  return (
    <Alert variant="warning" title="OTP Expired" className="mb-6">
      <p>Please request a new OTP.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ResendOtp answered={answered} isPossible />
        <span>to {phone}</span>
      </div>
    </Alert>
  );
}
