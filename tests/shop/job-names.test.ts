import { expect, it } from 'vitest';
import { JOBS } from '#jobs/names.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { wordsIn } from '#messages';

it.each(LANGUAGES)('BO-01 every background job has a name in %s', (language) => {
  const t = wordsIn(language);
  const nameless = Object.values(JOBS).filter(
    (job) => t(`adminJobs:names.${job.replaceAll('.', '-')}`, { defaultValue: '' }) === '',
  );
  expect(nameless).toEqual([]);
});
