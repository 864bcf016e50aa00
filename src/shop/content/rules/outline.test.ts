import { describe, expect, it } from 'vitest';
import { outlineOf, readingMinutes } from './outline.ts';

describe('the table of contents', () => {
  it('links every heading in order, in any script', () => {
    const { html, entries } = outlineOf(
      '<h2>A blade &amp; its <em>care</em></h2><p>x</p><h3>شفرة في الوسط</h3>',
    );
    expect(entries).toEqual([
      { id: 'a-blade-its-care', text: 'A blade & its care', level: 2 },
      { id: 'شفرة-في-الوسط', text: 'شفرة في الوسط', level: 3 },
    ]);
    expect(html).toContain('<h2 id="a-blade-its-care">');
    expect(html).toContain('<h3 id="شفرة-في-الوسط">');
  });

  it('LA-09 gives a heading that begins with a digit a valid anchor', () => {
    expect(outlineOf('<h2>3 steps</h2>').entries[0]?.id).toBe('part-3-steps');
  });

  it('numbers equal headings and keeps existing ids', () => {
    const { html, entries } = outlineOf('<h2 id="care">Care</h2><h2>Care</h2><h2>Care</h2>');
    expect(entries.map(({ id }) => id)).toEqual(['care', 'care-2', 'care-3']);
    expect(html).toContain('<h2 id="care">');
  });

  it('omits empty headings', () => {
    expect(outlineOf('<h2> <br></h2><h2>!</h2>').entries).toEqual([{ id: 'part', text: '!', level: 2 }]);
    expect(outlineOf('').entries).toEqual([]);
  });
});

describe('reading time', () => {
  it('is in whole minutes, at least one', () => {
    expect(readingMinutes('', 'en')).toBe(1);
    expect(readingMinutes(`<p>${'word '.repeat(440)}</p>`, 'en')).toBe(2);
    expect(readingMinutes(`<p>${'كلمة '.repeat(540)}</p>`, 'ar')).toBe(3);
  });
});
