import { loadFilterTerms } from '../../loop/load/filter-terms.ts';
import { loadLoopData } from '../../loop/load/load-loop-data.ts';
import { toLoopSettings } from '../../loop/loop-settings.ts';
import type { Loader } from '../../place.ts';
import type { fields, PortfolioData } from './fields.ts';

const FILTER = { taxonomy: 'category', parent: null, multiple: 'DISABLED' } as const;

/** A page of projects, with their categories as a filter. */
export const loadPortfolio: Loader<typeof fields, PortfolioData> = async (settings, place) => {
  const loop = toLoopSettings('portfolio', settings, place.loop.subject);
  const [{ data }, filter] = await Promise.all([
    loadLoopData('portfolio', settings, place),
    settings.hasFilter && loop !== null ? loadFilterTerms(loop, FILTER, place) : null,
  ]);
  return { data, filter };
};
