import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../language/language.tsx';
import { ListingHead } from './listing-head.tsx';

it('RT-03 the picture of a category is not blended into the background, as it is often a scene', () => {
  const words = { alt: '', title: '', caption: '', description: '' };
  const picture = { file: 'a1/scene.jpg', widthPx: 1600, heightPx: 1200, sizes: [], ...words };
  const html = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <ListingHead title="Sticks" description="" picture={picture} chips={[]} />
    </LanguageProvider>,
  );
  expect(html).toContain('scene');
  expect(html).not.toContain('j-tile--melt');
});
