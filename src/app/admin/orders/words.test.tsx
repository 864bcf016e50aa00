import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import { useEventWords } from './words.ts';

type Event = Parameters<ReturnType<typeof useEventWords>['titleOf']>[0];

function Title({ event }: { event: Event }) {
  return useEventWords().titleOf(event);
}

const titleOf = (language: 'en' | 'ar', event: Partial<Event>) =>
  renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Title event={event as Event} />
    </LanguageProvider>,
  );

it('OR-02 amounts of the timeline have thousands separators, in both languages', () => {
  const edit = {
    kind: 'edit',
    facts: { before: '1196.00', after: '996.50', difference: '-199.50' },
  } as const;
  expect(titleOf('en', edit)).toContain('AED 1,196.00 to AED 996.50, difference AED -199.50');
  expect(titleOf('ar', edit)).toContain('1,196.00');
  expect(titleOf('en', { kind: 'payment', facts: { amount: '12345.60' } })).toContain('AED 12,345.60');
});
