import { expect, it } from 'vitest';
import { brokenActions } from './broken-actions.ts';

const OPENED = [
  { id: 7, place: 'popup', name: 'Offer', state: 'published' },
  { id: 8, place: 'popup', name: 'Draft', state: 'draft' },
  { id: 9, place: 'off-canvas', name: 'Size guide', state: 'published' },
  { id: 10, place: 'off-canvas', name: 'Care', state: 'ended' },
] as const;

const button = (id: string, url: unknown) => ({
  ...{ id, widget: 'button', version: 1, common: {}, slots: {} },
  settings: { label: { en: 'Open' }, url, look: 'primary' },
});

it('LA-05 reports links to what is deleted or not published, and no others', () => {
  const text = {
    ...button('text', ''),
    widget: 'text',
    settings: { html: { en: '<p><a href="#off_canvas:open?id=10">Care</a></p>' } },
  };
  const tree = [
    button('good', { popup: 7, action: 'open' }),
    button('fine', { 'off-canvas': 9, action: 'toggle' }),
    button('page', '/faq/'),
    button('leave', '#off_canvas:close'),
    button('anchor', '#offers'),
    button('draft', { popup: 8, action: 'toggle' }),
    button('gone', { 'off-canvas': 11, action: 'open' }),
    button('typed', '#popup:open?id=12'),
    // A popup is not a panel with the same id.
    button('other', { 'off-canvas': 7, action: 'open' }),
    text,
  ];
  expect(brokenActions(tree, OPENED)).toEqual([
    { node: 'draft', path: 'url', place: 'popup', name: 'Draft' },
    { node: 'gone', path: 'url', place: 'off-canvas', name: null },
    { node: 'typed', path: 'url', place: 'popup', name: null },
    { node: 'other', path: 'url', place: 'off-canvas', name: null },
    { node: 'text', path: 'html.en', place: 'off-canvas', name: 'Care' },
  ]);
});

it('LA-05 reports the entries of a menu that a node prints', () => {
  const menu = (id: string, place: string) => ({
    ...{ id, widget: 'nav-menu', version: 1, common: {}, slots: {} },
    settings: { menu: place, look: 'bar' },
  });
  const menus = {
    primary: ['/shop/', '#off_canvas:open?id=10', '#popup:open?id=7'],
    footer: ['#popup:open?id=99'],
  };
  expect(brokenActions([menu('header', 'primary')], OPENED, menus)).toEqual([
    { node: 'header', path: 'menu.1', place: 'off-canvas', name: 'Care' },
  ]);
  expect(brokenActions([menu('footer', 'footer')], OPENED, menus)).toEqual([
    { node: 'footer', path: 'menu.0', place: 'popup', name: null },
  ]);
  expect(brokenActions([menu('header', 'primary')], OPENED)).toEqual([]);
});
