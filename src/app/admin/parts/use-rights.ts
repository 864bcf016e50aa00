import { useMatches } from 'react-router';
import { RIGHTS, type Right } from '#shop/staff/rules/rights.ts';

/** What somebody who is signed in may do, as the frame knows it: what they may not, they are not offered. */
export function useRights(): readonly Right[] {
  const matches = useMatches();
  for (const { loaderData } of matches) {
    if (typeof loaderData !== 'object' || loaderData === null || !('rights' in loaderData)) continue;
    const { rights } = loaderData;
    if (Array.isArray(rights)) return RIGHTS.filter((right) => rights.includes(right));
  }
  return [];
}
