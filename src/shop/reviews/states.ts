export type ReviewStatus = 'pending' | 'approved' | 'spam' | 'removed';

/** The moves a review may make; whatever is not listed is refused. */
export const MOVES: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  pending: ['approved', 'spam', 'removed'],
  approved: ['pending', 'spam', 'removed'],
  spam: ['pending', 'approved', 'removed'],
  removed: ['pending'],
};

/** Where a review may begin. */
export const FIRST: readonly ReviewStatus[] = ['pending', 'approved', 'spam'];

export function mayMove(from: ReviewStatus, to: ReviewStatus): boolean {
  return MOVES[from].includes(to);
}
