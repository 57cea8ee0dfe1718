import { z } from "zod";
import { type NomineeRelation, nomineeRelations } from "@/lib/account/nominee";
import { money } from "@/lib/money-schema";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/orders/order";
import { returnKinds, returnStatuses } from "@/lib/orders/returns";
import { row } from "@/lib/row";

const statementSchema = z.object({ note: z.string(), by: z.string(), at: z.string() });

const orderSchema = row(
  {
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.enum(paymentMethods),
    totalPaise: money,
    at: z.string(),
    /** Placed without the account, with its verified address. */
    isGuest: z.boolean(),
    returns: z.array(
      z.object({
        kind: z.enum(returnKinds),
        status: z.enum(returnStatuses),
        at: z.string(),
      }),
    ),
  },
  { totalPaise: "total" },
);

const addressSchema = row({
  id: z.string(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  pincode: z.string(),
  state: z.string(),
  isDefault: z.boolean(),
});

const noteSchema = z.object({ id: z.number(), by: z.string(), body: z.string(), at: z.string() });

const stepSchema = z.object({
  id: z.number(),
  by: z.string(),
  step: z.string(),
  note: z.string().nullable(),
  sessions: z.number().nullable(),
  at: z.string(),
});

const nomineeSchema = z.object({
  name: z.string(),
  relation: z.enum(Object.keys(nomineeRelations) as NomineeRelation[]),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** The result of get_admin_customer(). */
export const adminCustomerSchema = row({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  isEmailProven: z.boolean(),
  nominee: nomineeSchema.nullable(),
  phone: z.string().nullable(),
  isPhoneProven: z.boolean(),
  joinedAt: z.string(),
  lastSignInAt: z.string().nullable(),
  isStaff: z.boolean(),
  /** The number of open ones. */
  sessions: z.number(),
  block: statementSchema.nullable(),
  /** A written request to delete the account. */
  deletion: statementSchema.nullable(),
  figures: row(
    { orders: z.number(), valuePaise: money, returns: z.number(), refused: z.number() },
    { valuePaise: "value" },
  ),
  /** The newest 50. */
  orders: z.array(orderSchema),
  addresses: z.array(addressSchema),
  notes: z.array(noteSchema),
  steps: z.array(stepSchema),
});

/** A customer in the admin. */
export type AdminCustomer = z.infer<typeof adminCustomerSchema>;
