import { expect, it } from 'vitest';
import { panelsIn, parseOffCanvasAction } from './off-canvas-action.ts';

const long = (action: string, settings: object) =>
  `#elementor-action%3Aaction%3Doff_canvas%3A${action}%26settings%3D${btoa(JSON.stringify(settings))}`;

it.each([
  ['LA-05 ', '#off_canvas:open?id=7', { action: 'open', id: 7 }],
  ['LA-05 ', long('open', { id: '7', displayMode: 'open' }), { action: 'open', id: 7 }],
  ['LA-06 ', '#off_canvas:close', { action: 'close', id: null }],
  ['LA-06 ', '#off_canvas:close?id=7', { action: 'close', id: 7 }],
  ['LA-07 ', '#off_canvas:toggle?id=7', { action: 'toggle', id: 7 }],
  ['', '#off_canvas:spin?id=7', null],
  ['', '#popup:open?id=7', null],
  ['', '#reload-page', null],
  ['', '#off_canvas', null],
])('%s%s is read', (_row, hash, action) => expect(parseOffCanvasAction(hash)).toEqual(action));

it('WG-23 finds the panels that links in a text open', () => {
  const html = `<a href="#off_canvas:open?id=7">Sizes</a> <a href="${long('toggle', { id: 9 })}">Care</a>`;
  expect(panelsIn(html)).toEqual([7, 9]);
  expect(panelsIn(JSON.stringify({ html }))).toEqual([7, 9]);
  expect(panelsIn('<a href="#off_canvas:close">Close</a> off_canvas:open?id=3')).toEqual([]);
});
