/** What JSON can say. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
