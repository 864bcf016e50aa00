import { expect, it } from 'vitest';
import { imagesInMenu, linkedInMenu, type MenuItem, menuIn, parseMenu, withoutLinks } from './menu.ts';

const entry = (en: string, url: string, children: MenuItem[] = []): MenuItem => ({
  label: { en },
  url,
  children,
});

const MENU = [
  entry('Shop', '/shop/'),
  entry('Sizes', '#off_canvas:open?id=9'),
  entry('Help', '#popup:open?id=7', [entry('Care', '#off_canvas:open?id=10'), entry('Questions', '/faq/')]),
];

it('LA-05 names the subjects of entries at any level', () => {
  expect(linkedInMenu(MENU)).toEqual([
    { place: 'off-canvas', id: 9 },
    { place: 'popup', id: 7 },
    { place: 'off-canvas', id: 10 },
  ]);
});

it('LA-05 omits links to deleted subjects; one with children becomes a heading', () => {
  expect(withoutLinks(MENU, () => false)).toEqual(MENU);
  expect(withoutLinks(MENU, () => true)).toEqual([
    entry('Shop', '/shop/'),
    entry('Help', '', [entry('Questions', '/faq/')]),
  ]);
});

it('HD-06 an entry has its picture if the library has it, else only text', () => {
  const items = parseMenu([
    {
      label: { en: 'Devices' },
      url: '/d/',
      image: 7,
      children: [{ label: { en: 'Duo' }, url: '/duo/', image: 8 }],
    },
  ]);
  expect(imagesInMenu(items)).toEqual([7, 8]);
  const picture = { file: 'duo.jpg' };
  expect(menuIn(items, 'en', new Map([[8, picture]]))).toEqual([
    { label: 'Devices', url: '/d/', children: [{ label: 'Duo', url: '/duo/', children: [], picture }] },
  ]);
});
