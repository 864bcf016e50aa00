import { sql } from 'kysely';

/** Whether a row's `email` is this address; letter case does not matter. */
export const sameEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
