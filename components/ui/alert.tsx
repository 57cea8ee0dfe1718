import type { ReactNode } from "react";
import { cn } from "./cn";
import { AlertIcon, CheckIcon, InfoIcon } from "./form-icons";

const looks = {
  info: { box: "border-border bg-secondary", icon: InfoIcon },
  success: { box: "border-success/30 bg-success-soft text-success", icon: CheckIcon },
  warning: { box: "border-warning/30 bg-warning-soft text-warning", icon: AlertIcon },
  destructive: { box: "border-destructive/30 bg-destructive-soft text-destructive", icon: AlertIcon },
};

export interface AlertProps {
  variant?: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  /** True when it appears in response to an action: screen readers then announce it. */
  isLive?: boolean;
  className?: string;
  id?: string;
}

export function Alert({ variant = "info", title, children, isLive = false, className, id }: AlertProps) {
  const { box, icon: Icon } = looks[variant];
  const liveRole = variant === "destructive" || variant === "warning" ? "alert" : "status";
  return (
    <div
      id={id}
      data-slot="alert"
      role={isLive ? liveRole : undefined}
      className={cn("flex gap-3 rounded-sm border p-4 text-sm leading-[1.5rem]", box, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? "text-foreground" : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
