/** The cookie that tells a page's script that a staff member may be signed in. */
export const STAFF_HINT = 'jamra_staff_hint';
