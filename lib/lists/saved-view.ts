/** A search kept as a tab. */
export interface SavedView {
  id: number;
  name: string;
  q: string;
  /** As in the address: "-price"; empty for the list's own order. */
  sort: string;
  /** A tab for all staff. */
  isShared: boolean;
  canDelete: boolean;
}
