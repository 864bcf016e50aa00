import { describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import type { Role } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown, role: Role) {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const htmlNode = (en: string, id = 'own') => ({
  id,
  widget: 'html',
  version: 1,
  settings: { html: { en } },
  common: {},
  slots: {},
});
const heading = (en: string) => ({
  id: 'head',
  widget: 'heading',
  version: 1,
  settings: { text: { en }, level: '2' },
  common: {},
  slots: {},
});

const KEPT = '<table class="sizes"><tbody><tr><td>4 cm</td></tr></tbody></table>';

const sectionOf = (tree: unknown[]) => ({
  name: 'Sizes',
  place: 'section',
  conditions: { include: [], exclude: [] },
  tree,
  status: 'published',
});
const pageOf = (tree: unknown[]) => ({ ...EMPTY_DOCUMENT, title: { en: 'Sizes', ar: '' }, tree });

const KINDS = [
  ['templates', (tree: unknown[]) => ({ draft: sectionOf(tree) })],
  ['content', (tree: unknown[]) => ({ kind: 'page', draft: pageOf(tree) })],
] as const;

describe.each(KINDS)('RO-03 plain HTML in %s', (area, sentFor) => {
  const save = (tree: unknown[], role: Role, stored: { id: number; version: number } | null = null) =>
    ask(`${area}.save`, { id: stored?.id ?? null, version: stored?.version ?? 0, ...sentFor(tree) }, role);

  it('is written by owners and managers, and stored as it is', async () => {
    for (const role of ['owner', 'manager'] as const) {
      const saved = await save([htmlNode(KEPT)], role);
      expect(saved).toMatchObject({
        ok: true,
        value: { draft: { tree: [{ settings: { html: { en: KEPT } } }] } },
      });
    }
  });

  it('is refused to page editors by the name of its node; all else of the page they may change', async () => {
    expect(await save([heading('A'), htmlNode(KEPT)], 'page-editor')).toMatchObject({
      ok: false,
      refusal: {
        code: `${area}.wrong-content`,
        nodes: [{ node: 'own', path: 'html.en', reason: 'html-not-allowed' }],
      },
    });
    const { value: first } = await save([heading('A'), htmlNode(KEPT)], 'owner');
    const moved = [htmlNode(KEPT), heading('B'), htmlNode(KEPT, 'copy')];
    const { ok, value: second } = await save(moved, 'page-editor', first);
    expect(ok).toBe(true);
    const changed = [htmlNode(KEPT), heading('B'), htmlNode('<p>Free</p>', 'copy')];
    expect(await save(changed, 'page-editor', second)).toMatchObject({
      ok: false,
      refusal: { nodes: [{ node: 'copy', path: 'html.en', reason: 'html-not-allowed' }] },
    });
    expect(await save([heading('B')], 'page-editor', second)).toMatchObject({ ok: true });
  });

  it('copies and earlier versions keep it, for every caller', async () => {
    const { value: first } = await save([htmlNode(KEPT)], 'owner');
    const { value: second } = await save([heading('A')], 'page-editor', first);
    expect(await ask(`${area}.undo`, { id: second.id, version: first.version }, 'page-editor')).toMatchObject(
      {
        ok: true,
        value: { draft: { tree: [{ widget: 'html' }] } },
      },
    );
    expect(await ask(`${area}.duplicate`, { id: first.id }, 'page-editor')).toMatchObject({ ok: true });
  });

  it('is refused with what it must not have, also to the owner', async () => {
    const tree = [
      htmlNode('<p onclick="a()">A</p><script>b()</script><img src="https://example.com/a.gif" alt="">'),
    ];
    expect(await save(tree, 'owner')).toMatchObject({
      ok: false,
      refusal: {
        nodes: [
          { node: 'own', path: 'html.en', reason: 'forbidden-html', found: '<p onclick> <script> <img src>' },
        ],
      },
    });
  });
});
