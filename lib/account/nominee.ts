/** How a nominee is related to the account's owner. */
export const nomineeRelations = {
  spouse: "Spouse",
  parent: "Parent",
  child: "Child",
  sibling: "Brother or sister",
  friend: "Friend",
  lawyer: "Lawyer",
  other: "Other",
} as const;

export type NomineeRelation = keyof typeof nomineeRelations;

/** Who may use the rights of an account's owner after their death or incapacity. */
export interface Nominee {
  name: string;
  relation: NomineeRelation;
  email: string | null;
  /** "+919876543210" */
  phone: string | null;
}
