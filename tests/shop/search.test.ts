import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#commands/demo/seed-demo.ts';
import { PLAIN_QUERY } from '#shop/listing';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { silence } from '../run-command.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;

beforeAll(() => seedDemo(test, silence));

async function top(typed: string, language: 'en' | 'ar' = 'en'): Promise<string[]> {
  const understood = await shop.listing.understand(typed);
  const cards = await shop.listing.findBest(understood, { language, now: time.now, limit: 3 });
  return cards.map(({ sku }) => sku);
}

const BY_WHAT = [
  ['name', 'orveta duo', 'ORV-DUO'],
  ['article number', 'ORV-DUO-SAND', 'ORV-DUO'],
  ['article number written as one', 'orvduo', 'ORV-DUO'],
  ['maker', 'cedrane', 'CED-AMBER'],
  ['unit beside its number', '2900mah', 'ORV-SOLO'],
  ['number and piece', '36 pieces', 'ACC-CLEAN'],
  ['value of a specification', 'internal ceramic blade 4 levels', 'ORV-SOLO'],
  ['category', 'spare parts', 'ORV-HOLDER'],
  ['tag', 'consumable', 'ACC-CLEAN'],
  ['colour', 'rose gold', 'SOL-LINE'],
  ['plural', 'leather pouches', 'ACC-CASE'],
  ['joined words', 'twindock', 'ORV-DOCK'],
  ['split words', 'gun metal', 'SOL-MAX'],
  ['slip of the hand', 'orvta dou', 'ORV-DUO'],
  ['Arabic name', 'أورفيتا سولو', 'ORV-SOLO'],
  ['Arabic without its letter forms', 'سيدران عنبرى', 'CED-AMBER'],
  ['Arabic with marks and tatweel', 'كُوفـيا بـار', 'KOV-BAR'],
  ['Arabic digits', '٢٩٠٠', 'ORV-SOLO'],
  ['Arabic article', 'العنبري', 'CED-AMBER'],
  ['English name in Arabic letters', 'اورفيتا دوو', 'ORV-DUO'],
  ['English word in Arabic letters', 'والنت', 'CED-WALNUT'],
  ['another word for it', 'كفر كوفيا', 'ACC-SLEEVE'],
] as const;

describe('search', () => {
  it.each(BY_WHAT)('SE-03 finds by %s: %s', async (_what, typed, sku) => {
    expect(await top(typed)).toContain(sku);
  });

  it('SE-03 finds the same device by a misspelling and by its Arabic spelling', async () => {
    expect((await top('solvne lnie'))[0]).toBe('SOL-LINE');
    expect((await top('سولفان لاين'))[0]).toBe('SOL-LINE');
  });

  it('SE-03 finds English words on Arabic pages and vice versa', async () => {
    expect((await top('pebble', 'ar'))[0]).toBe('KOV-PEBBLE');
    expect((await top('بيبل', 'en'))[0]).toBe('KOV-PEBBLE');
  });

  it('WIRE-14 requires every word and none with a minus', async () => {
    const all = await shop.listing.understand('starter kit');
    const some = await shop.listing.understand('starter kit -kovia');
    expect(some.matches.total).toBe(all.matches.total - 1);
    expect((await shop.listing.understand('orveta falaj')).matches.total).toBe(0);
  });

  it('SE-03 does not correct words that articles contain', async () => {
    expect(await shop.listing.understand('guessing')).toMatchObject({
      matches: { total: 0 },
      corrected: null,
    });
    expect(await shop.content.search({ tsquery: "'guessing'", named: "'guessing'" }, 3)).toMatchObject([
      { slug: 'choosing-your-first-flavour' },
    ]);
  });

  it('SE-03 ranks products of the category that is searched for above those that mention it', async () => {
    expect((await top('charger')).toSorted()).toEqual(['ACC-ADAPTER', 'ACC-CABLE', 'ACC-DOCK']);
    expect((await top('شاحن')).toSorted()).toEqual(['ACC-ADAPTER', 'ACC-CABLE', 'ACC-DOCK']);
  });

  it('SE-03 reports the corrected search and suggestions', async () => {
    expect(await shop.listing.understand('orvetta duo')).toMatchObject({ corrected: 'Orveta duo' });
    const nothing = await shop.listing.understand('walnut chandelier');
    expect(nothing.matches.total).toBe(0);
    expect(await shop.listing.suggestWords(nothing)).toBe('walnut');
  });

  it.each(["'", '\\', ':* & |', '!()', '--', '\u0000', '‏', '٪', "a'b:*\\", 'é'.repeat(500)])(
    'answers %j without a fault',
    async (typed) => {
      const understood = await shop.listing.understand(typed);
      await shop.listing.findBest(understood, { language: 'en', now: time.now, limit: 3 });
      await shop.listing.suggestWords(understood);
    },
  );

  it('SE-03 neither finds nor suggests drafts and hidden products', async () => {
    expect(await top('oud')).not.toContain('LUM-OUD');
    expect(await top('display unit')).not.toContain('STAFF-SAMPLE');
  });

  it('LS-08 ranks out-of-stock products below equal matches', async () => {
    await aProduct(test, { sku: 'ZEPHYR-GONE', stock: 0, more: { Name: 'Zephyr Lamp', 'In stock?': '0' } });
    await aProduct(test, { sku: 'ZEPHYR-HERE', stock: 5, more: { Name: 'Zephyr Lamb' } });
    expect(await top('zephyr')).toEqual(['ZEPHYR-HERE', 'ZEPHYR-GONE']);
  });

  it('SE-03 learns new words at once and forgets removed ones', async () => {
    await aProduct(test, { sku: 'NEW-WORD', more: { Name: 'Quillon Stand' } });
    expect(await top('quilon')).toEqual(['NEW-WORD']);
    await aProduct(test, { sku: 'NEW-WORD', more: { Name: 'Plain Stand' } });
    expect(await shop.listing.tidyWords()).toBeGreaterThan(0);
    expect(await db.selectFrom('search_word').select('word').where('word', '=', 'quillon').execute()).toEqual(
      [],
    );
    expect(
      await db.selectFrom('search_word').select('word').where('word', '=', 'orveta').execute(),
    ).toHaveLength(1);
  });

  it('a filtered search keeps count, order and words', async () => {
    const query = { ...PLAIN_QUERY, search: 'duo', orderby: 'relevance' as const };
    const listing = await shop.listing.listProducts(query, {
      categoryId: null,
      language: 'ar',
      now: time.now,
    });
    expect(listing?.cards[0]?.sku).toBe('ORV-DUO');
    expect(listing?.search).toMatchObject({ typed: 'duo', matches: { total: listing?.total } });
  });
});

describe('searches without results', () => {
  it('SE-03 are counted by folded term and day', async () => {
    await shop.search.missed('Ice  Lolly');
    await shop.search.missed('ice lolly');
    time.now = new Date('2026-11-22T10:00:00+04:00');
    await shop.search.missed('ice lolly!');
    await shop.search.missed('pineapple');
    expect(await shop.search.missedWords(7, 10)).toEqual([
      { words: 'ice lolly', count: 3, lastDay: '2026-11-22' },
      { words: 'pineapple', count: 1, lastDay: '2026-11-22' },
    ]);
    expect(await shop.search.missedWords(1, 10)).toMatchObject([
      { words: 'ice lolly', count: 1 },
      { words: 'pineapple' },
    ]);
  });

  it('SE-03 contain no personal data and expire', async () => {
    await shop.search.missed('someone@mail.example');
    time.now = new Date('2027-06-22T10:00:00+04:00');
    await shop.search.forgetMissed();
    expect(await shop.search.missedWords(10_000, 10)).toEqual([]);
  });
});
