import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { storeNoticeIn } from './store-notice.ts';

const notice = { id: '', enabled: true, text: { en: 'Open on Friday', ar: 'نفتح يوم الجمعة' } };

it('SN-01 the notice is in the language of the page', () => {
  expect(storeNoticeIn(notice, 'en')?.text).toBe('Open on Friday');
  expect(storeNoticeIn(notice, 'ar')?.text).toBe('نفتح يوم الجمعة');
});

it('SN-04 the default id is the md5 of the text, the same in both languages', () => {
  const plain = storeNoticeIn({ ...notice, text: { en: 'Open on Friday' } }, 'en');
  expect(plain?.id).toBe(createHash('md5').update('Open on Friday').digest('hex'));
  expect(storeNoticeIn(notice, 'en')?.id).toBe(storeNoticeIn(notice, 'ar')?.id);
});

it('SN-04 a configured id is used', () => {
  expect(storeNoticeIn({ ...notice, id: 'autumn' }, 'en')?.id).toBe('autumn');
});

it('SN-01 there is no bar when the notice is off or empty', () => {
  expect(storeNoticeIn({ ...notice, enabled: false }, 'en')).toBeNull();
  expect(storeNoticeIn({ ...notice, text: { en: '' } }, 'en')).toBeNull();
});
