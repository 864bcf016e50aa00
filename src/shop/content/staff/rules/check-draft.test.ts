import { expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import { EMPTY_DOCUMENT } from './draft.ts';

const place = { kind: 'page', listingPrefix: 'sticks', storedSlug: null } as const;
const about = { ...EMPTY_DOCUMENT, title: { en: ' About ', ar: '' } };

it('BO-01 a page needs only an English title; texts are trimmed', () => {
  const checked = checkDraft(about, place);
  expect(checked).toMatchObject({ ok: true, draft: { title: { en: 'About', ar: '' } } });
});

it('BO-01 every invalid field has its problem', () => {
  const wrong = { ...about, title: { en: '  ', ar: '' }, slug: 'cart', publishAt: null };
  expect(checkDraft(wrong, place)).toEqual({
    ok: false,
    problems: { 'title.en': 'missing', slug: 'reserved-word' },
  });
  expect(checkDraft({ ...about, publishAt: 'tomorrow' }, place)).toEqual({
    ok: false,
    problems: { publishAt: 'not-a-moment' },
  });
  expect(checkDraft({ ...about, seo: { ...about.seo, title: { en: 'x'.repeat(400) } } }, place)).toEqual({
    ok: false,
    problems: { 'seo.title.en': 'too-long' },
  });
});

it('BO-01 a page keeps a slug that became reserved after it was made', () => {
  const newsletter = { ...about, slug: 'newsletter' };
  expect(checkDraft(newsletter, { ...place, storedSlug: 'newsletter' }).ok).toBe(true);
  expect(checkDraft(newsletter, { ...place, storedSlug: 'news' }).ok).toBe(false);
});

it('BO-01 malformed input is refused', () => {
  for (const nonsense of [null, 7, 'text', [], { title: 3 }])
    expect(checkDraft(nonsense, place).ok).toBe(false);
});
