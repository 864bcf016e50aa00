/** The cookie by which a page knows that somebody of the staff may be signed in. */
export const STAFF_HINT = 'jamra_staff_hint';
