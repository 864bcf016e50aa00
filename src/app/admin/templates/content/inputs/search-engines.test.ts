import { expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { SEARCH_ENGINES } from '#shop/popups/rules/conditions/sources.ts';

it.each(LANGUAGES)('PT-12 the popup setting lists exactly the five search engines, in %s', (language) => {
  const text = wordsIn(language)('adminTemplates:content.options.sources.search');
  expect(text.match(/[A-Z][a-z]+/g)?.map((name) => name.toLowerCase())).toEqual([...SEARCH_ENGINES]);
  expect(SEARCH_ENGINES).toHaveLength(5);
});
