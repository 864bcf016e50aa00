import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedJobs } from '../owner-jobs.ts';

const PROOFS = join(import.meta.dirname, '../pages/proofs/owner-jobs');
const jobs = documentedJobs();

/** The names of the jobs that the proof plays. */
function playedJobs(): string[] {
  const text = readdirSync(PROOFS)
    .map((file) => readFileSync(join(PROOFS, file), 'utf8'))
    .join('\n');
  return [...text.matchAll(/(?:job|expectDocumented)\('([^']+)'/g)].map(([, name = '']) => name);
}

describe('the clicks of an owner’s jobs', () => {
  it('BO-01 the document has all 22 played jobs, and no others', () => {
    expect(jobs).toHaveLength(22);
    expect(jobs.map(({ name }) => name).sort()).toEqual(playedJobs().sort());
  });

  it.each(jobs)('BO-01 of “$name” are its steps, here and in Shopify', (job) => {
    expect(job.steps).toHaveLength(job.clicks);
    expect(job.shopifyWay).toHaveLength(job.shopifyClicks);
  });

  it.each(jobs)('BO-01 of “$name” are no more than in Shopify', ({ clicks, shopifyClicks }) => {
    expect(clicks).toBeLessThanOrEqual(shopifyClicks);
  });

  it('BO-01 are fewer than in Shopify for at least 15 of them', () => {
    const fewer = jobs.filter(({ clicks, shopifyClicks }) => clicks < shopifyClicks);
    expect(fewer.length).toBeGreaterThanOrEqual(15);
  });
});
