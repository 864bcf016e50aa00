import { expect, it } from 'vitest';
import { parseLinkAction } from './link-action.ts';

const long = (action: string, settings: object) =>
  `#elementor-action%3Aaction%3Dpopup%3A${action}%26settings%3D${btoa(JSON.stringify(settings))}`;

it.each([
  ['LA-01 ', '#popup:open?id=7', { action: 'open', id: 7, toggle: false }],
  ['LA-02 ', '#popup:open?id=7&toggle=yes', { action: 'open', id: 7, toggle: true }],
  ['LA-03 ', '#popup:close', { action: 'close', id: null, do_not_show_again: false }],
  ['LA-04 ', '#popup:close?do_not_show_again=yes', { action: 'close', id: null, do_not_show_again: true }],
  ['LA-02 ', long('open', { id: '7', toggle: true }), { action: 'open', id: 7, toggle: true }],
  [
    'LA-04 ',
    long('close', { do_not_show_again: 'yes' }),
    { action: 'close', id: null, do_not_show_again: true },
  ],
  ['', '#reviews', null],
  ['', '#popup:open?id=seven', { action: 'open', id: null, toggle: false }],
  ['', '#%', null],
  ['', '#elementor-action:action=popup:open&settings=!', { action: 'open', id: null, toggle: false }],
])('%s%s is read', (_row, hash, action) => expect(parseLinkAction(hash)).toEqual(action));
