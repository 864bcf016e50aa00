export type ReviewStatus = 'pending' | 'approved' | 'spam' | 'removed';

/** Allowed transitions of a review; all others are refused. */
export const MOVES: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  pending: ['approved', 'spam', 'removed'],
  approved: ['pending', 'spam', 'removed'],
  spam: ['pending', 'approved', 'removed'],
  removed: ['pending'],
};

/** Initial states. */
export const FIRST: readonly ReviewStatus[] = ['pending', 'approved', 'spam'];

export function mayMove(from: ReviewStatus, to: ReviewStatus): boolean {
  return MOVES[from].includes(to);
}
