import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { by, NOBODY, type RefusalCases, type Running } from './running.ts';

const gone = { id: NOBODY };
const named = (en: string) => ({ en, ar: '' });
const LOST = { id: 'lost', widget: 'nowhere', version: 1, settings: {} };
const CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };
const HEADING = { id: 'head', widget: 'heading', version: 1, settings: { text: { en: 'Sale' }, level: '2' } };

const page = (draft: object, { id = null as number | null, version = 0, kind = 'page' } = {}) => ({
  ...{ id, kind, version },
  draft: { ...EMPTY_DOCUMENT, title: named('Refused'), status: 'draft', ...draft },
});

/** Pages, articles and menus. */
export const content = {
  'content.wrong-fields': by('content.save', { id: null, kind: 'page', version: 0, draft: {} }),
  'content.wrong-content': by('content.save', page({ tree: [LOST] }, { kind: 'home' })),
  'content.unknown-document': by('content.open', gone),
  'content.needed-by-shop': async ({ ask, value }) => {
    const { id } = await value('content.save', page({ slug: 'terms', status: 'published' }));
    return ask('content.trash', { id });
  },
  'content.in-use': async ({ ask, value }) => {
    const { id } = await value('content.save', page({ status: 'published' }));
    const settings = { label: named('More'), url: { page: id }, look: 'primary' };
    await value('content.save', page({ tree: [{ id: 'leads', widget: 'button', version: 1, settings }] }));
    return ask('content.trash', { id });
  },
  'content.unknown-term': by('content.remove-term', { which: { term: 'tag' }, slug: 'none' }),
  'content.term-in-use': async ({ ask, value }) => {
    const which = { term: 'tag' };
    const slug = await value('content.add-term', { which, name: named('Used') });
    await value('content.save', page({ tags: [slug] }, { kind: 'article' }));
    return ask('content.remove-term', { which, slug });
  },
  'content.term-slug-taken': async ({ ask, value }) => {
    const which = { term: 'tag' };
    const slug = await value('content.add-term', { which, name: named('Twice') });
    const id = await value('content.remove-term', { which, slug });
    await value('content.add-term', { which, name: named('Twice') });
    return ask('trash.restore', { id });
  },
  'admin.unknown-version': async ({ ask, value }) => {
    const { id } = await value('content.save', page({}));
    return ask('content.undo', { id, version: 99 });
  },
  'admin.changed-meanwhile': async ({ ask, value }) => {
    const { id } = await value('content.save', page({}));
    return ask('content.save', page({}, { id, version: 99 }));
  },
  'admin.confirm-publishing': by('content.save', page({ status: 'published', body: named('<h2></h2>') })),
} satisfies RefusalCases;

const sectionOf = (id: number) => ({
  id: 'own',
  widget: 'saved-section',
  version: 1,
  settings: { section: id },
});
const template = (draft: object, { id = null as number | null, version = 0 } = {}) => ({
  ...{ id, version },
  draft: {
    ...{ name: 'Refused', place: 'section', settings: {}, tree: [HEADING], status: 'published' },
    conditions: { include: [], exclude: [] },
    ...draft,
  },
});

async function aSection({ value }: Running, draft: object = {}): Promise<{ id: number; version: number }> {
  return value('templates.save', template(draft));
}

const POPUP = { version: '0.4', type: 'popup', title: 'Offer', content: [] };
const exported = (text: string) => by('templates.read-popup', { text, language: 'en' });

export const templates = {
  'templates.wrong-fields': by('templates.save', template({ name: '' })),
  'templates.wrong-content': by('templates.save', template({ tree: [LOST] })),
  'templates.circle': async (running) => {
    const { id, version } = await aSection(running);
    return running.ask('templates.save', template({ tree: [sectionOf(id)] }, { id, version }));
  },
  'templates.in-use': async (running) => {
    const { id } = await aSection(running);
    await aSection(running, { tree: [sectionOf(id)] });
    return running.ask('templates.trash', { id });
  },
  'templates.unknown': by('templates.open', gone),
  'templates.no-page': async ({ ask, value }) => {
    const place = { place: 'order-received', conditions: { include: [{ kind: 'all' }], exclude: [] } };
    const { id } = await value('templates.save', template({ ...place, tree: [CONTENT], status: 'draft' }));
    return ask('editor.canvas', { document: `template-${id}`, tree: [], address: null });
  },
  'templates.unknown-address': by('templates.at-address', { address: '/nothing/stands/here/' }),
  'templates.export-unreadable': exported('{'),
  'templates.export-no-popup': exported(JSON.stringify({ ...POPUP, type: 'page' })),
  'templates.export-other-version': exported(JSON.stringify({ ...POPUP, version: '0.3' })),
  'templates.export-too-large': exported(JSON.stringify({ ...POPUP, title: 'x'.repeat(1024 * 1024) })),
  'templates.export-too-many': exported(
    JSON.stringify({ ...POPUP, content: Array.from({ length: 501 }, () => ({ elType: 'widget' })) }),
  ),
  'templates.export-too-deep': exported(
    JSON.stringify({ ...POPUP, content: [JSON.parse(`${'{"elements":['.repeat(31)}${']}'.repeat(31)}`)] }),
  ),
} satisfies RefusalCases;

export const redirects = {
  'redirects.wrong-fields': by('redirects.keep', { source: '', target: '', opened: null }),
  'redirects.unknown': by('redirects.remove', { source: '/nowhere/' }),
  'redirects.no-list': by('redirects.plan', { text: '"' }),
  'forms.unknown-entry': by('entries.open', gone),
} satisfies RefusalCases;
