import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);

async function ask(name: 'templates.read-popup' | 'templates.import-popup', sent: object) {
  const signedIn = await aMember(made, 'page-editor');
  const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
  const answer = await adminActions.perform({ signedIn, name, sent, ...where });
  return answer.ok ? 'read' : answer.refusal;
}

const box = {
  ...{ elType: 'widget', widgetType: 'icon-box' },
  settings: { title_text: 'Free delivery', description_text: 'From 200 dirhams.' },
};
const exported = (boxes: number) => ({
  text: JSON.stringify({
    ...{ version: '0.4', type: 'popup', title: 'Boxes', page_settings: {} },
    content: Array.from({ length: boxes }, () => box),
  }),
  language: 'en',
});

it('WG-22 the preview of an import gives the same refusals as saving', async () => {
  // Each becomes a heading and a text: 800 widgets, more than the 500 of a popup.
  const tooMany = exported(400);
  const refused = {
    code: 'templates.wrong-content',
    nodes: [{ node: null, reason: 'too-many-nodes' }],
  };
  expect(await ask('templates.import-popup', tooMany)).toEqual(refused);
  expect(await ask('templates.read-popup', tooMany)).toEqual(refused);
  expect(await ask('templates.read-popup', exported(200))).toBe('read');
});
