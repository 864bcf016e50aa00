import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import { Duo } from './duo.tsx';

const printed = (ground: string) =>
  renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <Duo
        cards={[
          {
            ...{ image: null, heading: 'Care', text: 'Keep it clean.', ground, focus: '50% 50%' },
            link: { label: 'See how', url: '/care/' },
          },
        ]}
      />
    </LanguageProvider>,
  );

it.each([
  ['#7A4526', false],
  ['#e8e1d9', true],
  ['#F2EDE7', true],
])('WG-35 a card of %s has readable text', (ground, isDark) => {
  expect(printed(ground).includes('color:var(--c-ink)')).toBe(isDark);
});
