import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const PICTURE = {
  ...{
    file: 'tray.jpg',
    widthPx: 1600,
    heightPx: 1600,
    alt: 'Tray',
    title: '',
    caption: '',
    description: '',
  },
  sizes: (['avif', 'webp'] as const).flatMap((format) =>
    [320, 480, 750, 1206, 1600].map((px) => ({
      ...{ format, widthPx: px, heightPx: px, file: `tray-${px}.${format}` },
    })),
  ),
};

it('GA-13 a thumbnail has one copy, which does not delay large pictures', () => {
  const html = renderToStaticMarkup(<Picture picture={PICTURE} sizes="88px" />);
  expect(html).toContain('srcSet="/media/tray-320.avif 320w"/>');
  expect(html).toContain('fetchPriority="low"');
});

it('GA-13 copies are as wide as the widest place needs on a high-density screen', () => {
  const html = renderToStaticMarkup(<Picture picture={PICTURE} sizes="50vw" maxWidthPx={400} />);
  expect(html).toContain('/media/tray-1206.avif 1206w" sizes="auto, 50vw"');
  expect(html).not.toContain('tray-1600');
  expect(html).toContain(' src="/media/tray-1206.webp"');
  expect(html).not.toContain('fetchPriority');
});

it('GA-13 an early picture has priority, in all of its copies', () => {
  const html = renderToStaticMarkup(<Picture picture={PICTURE} sizes="100vw" isEager />);
  expect(html).toContain('/media/tray-1600.avif 1600w" sizes="100vw"');
  expect(html).toContain('fetchPriority="high"');
});
