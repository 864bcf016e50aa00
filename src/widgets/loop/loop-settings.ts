import { ANY_TIME } from '#kernel/span.ts';
import { initialOf, type ResolvedOf } from '../fields/field.ts';
import type { PageSubject } from '../place.ts';
import {
  articleFields,
  isPersonalSource,
  type LoopSettings,
  loopFields,
  type PersonalSource,
} from './loop-fields.ts';

/** The default loop for a kind of items, for widgets without loop settings. */
const PLAIN = initialOf(loopFields) as unknown as ResolvedOf<typeof loopFields>;
const CURRENT = { ...initialOf(articleFields), source: 'current' as const, published: ANY_TIME };

type Own = Readonly<Partial<LoopSettings> & { layout?: string }>;

/** The loop of an archive's articles or projects, on the pages that the archive has. */
function archiveLoop(subject: PageSubject | null): Partial<LoopSettings> {
  const archive = subject?.kind === 'archive' ? subject : { of: 'article' as const, perPage: PLAIN.perPage };
  return {
    items: archive.of === 'article' ? 'articles' : 'projects',
    articles: CURRENT,
    projects: CURRENT,
    perPage: archive.perPage,
  };
}

/** The source of a loop whose products differ by visitor; null for other loops. */
export function personalSource({ items, products: { source } }: LoopSettings): PersonalSource | null {
  return items === 'products' && isPersonalSource(source) ? source : null;
}

const hasBodies = ({ layout = '' }: Own) => layout.endsWith('full_content');

/** The settings of a loop, by its widget and the settings that this has; null for a widget without one. */
export function toLoopSettings(
  widget: string,
  settings: Own,
  subject: PageSubject | null,
): LoopSettings | null {
  switch (widget) {
    case 'loop-grid':
    case 'loop-carousel':
      return { ...PLAIN, ...settings };
    case 'posts':
      return { ...PLAIN, ...settings, items: 'articles', hasBodies: hasBodies(settings) };
    case 'portfolio':
      return { ...PLAIN, ...settings, items: 'projects' };
    case 'archive-posts':
      return { ...PLAIN, ...archiveLoop(subject), hasBodies: hasBodies(settings) };
    default:
      return null;
  }
}
