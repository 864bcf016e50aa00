import { expect, it } from 'vitest';
import { rememberedAuthor } from './remembered-author.ts';

const site = '0123456789abcdef0123456789abcdef';

it('RV-06 reads the stored name and email', () => {
  const cookies = `a=1; comment_author_${site}=Sara%20N.; comment_author_email_${site}=sara%40example.com`;
  expect(rememberedAuthor(cookies)).toEqual({ author: 'Sara N.', email: 'sara@example.com' });
});

it('RV-06 ignores invalid and missing values', () => {
  expect(rememberedAuthor(`comment_author_${site}=%E0%A4%A`)).toEqual({ author: '', email: '' });
  expect(rememberedAuthor('')).toEqual({ author: '', email: '' });
});
