import { z } from 'zod';

const LARGEST_ID = 2_147_483_647;

/** The numeric id of a row. */
export const idOf = <Id extends number = number>() =>
  z
    .int()
    .min(1)
    .max(LARGEST_ID)
    .transform((id) => id as Id);

/** A list of numeric ids, at least one. */
export const idsOf = <Id extends number = number>(most: number) => z.array(idOf<Id>()).min(1).max(most);
