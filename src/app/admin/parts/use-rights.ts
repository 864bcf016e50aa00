import { useMatches } from 'react-router';
import { RIGHTS, type Right } from '#shop/staff/rules/rights.ts';

/** The rights of the signed-in member, from the frame's loader; screens hide actions without the right. */
export function useRights(): readonly Right[] {
  const matches = useMatches();
  for (const { loaderData } of matches) {
    if (typeof loaderData !== 'object' || loaderData === null || !('rights' in loaderData)) continue;
    const { rights } = loaderData;
    if (Array.isArray(rights)) return RIGHTS.filter((right) => rights.includes(right));
  }
  return [];
}
