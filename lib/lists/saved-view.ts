/** A search saved as a tab. */
export interface SavedView {
  id: number;
  name: string;
  q: string;
  /** As in the URL: "-price"; empty for the list's default order. */
  sort: string;
  /** A tab for all staff. */
  isShared: boolean;
  canDelete: boolean;
}
