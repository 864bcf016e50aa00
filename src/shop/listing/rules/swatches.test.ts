import { expect, it } from 'vitest';
import type { MediaId } from '#kernel/ids.ts';
import type { ProductAttribute } from '#shop/catalogue';
import type { Media } from '#shop/media';
import { toSwatches } from './swatches.ts';

function anAttribute(slug: string, value: string, swatchHex: string | null): ProductAttribute {
  const values = [{ slug: value, name: { en: value.toUpperCase(), ar: 'لون' }, swatchHex }];
  const flags = { isVisible: true, isGlobal: true, isVariation: true };
  return { slug, name: { en: slug }, values, ...flags, defaultValue: '' };
}

function aPicture(id: number): Media {
  const texts = { alt: { en: '' }, title: { en: '' }, caption: { en: '' }, description: { en: '' } };
  return {
    id: id as MediaId,
    file: `${id}.jpg`,
    mime: 'image/jpeg',
    widthPx: 10,
    heightPx: 10,
    sizes: [],
    ...texts,
  };
}

function aVariation(colour: string, picture: Media | null = null) {
  return { attributes: [anAttribute('colour', colour, '#123456'), anAttribute('size', 's', null)], picture };
}

it('ST-05 a colour of several variations is one swatch, with the first picture and its choice', () => {
  const swatches = toSwatches(
    [aVariation('ink', aPicture(1)), aVariation('ink', aPicture(2)), aVariation('sand')],
    'en',
  );
  expect(swatches).toMatchObject([
    {
      name: 'INK',
      hex: '#123456',
      option: { attribute: 'colour', value: 'ink' },
      picture: { file: '1.jpg' },
    },
    { name: 'SAND', option: { attribute: 'colour', value: 'sand' }, picture: null },
  ]);
});

it('only the swatches that a card shows have pictures', () => {
  const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((colour, at) => aVariation(colour, aPicture(at)));
  expect(toSwatches(colours, 'ar').map(({ picture }) => picture !== null)).toEqual([
    ...[true, true, true, true, true],
    ...[false, false],
  ]);
});
