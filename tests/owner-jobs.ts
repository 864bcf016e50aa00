import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An owner's job as in docs/operating.md: its clicks here and in Shopify, with the steps. */
export type DocumentedJob = Readonly<{
  name: string;
  clicks: number;
  steps: readonly string[];
  shopifyClicks: number;
  shopifyWay: readonly string[];
}>;

const DOCUMENT = join(import.meta.dirname, '../docs/operating.md');
const ROW = /^\| ([^|]+) \| (\d+) \| ([^|]+) \| (\d+) \| ([^|]+) \|$/;

function stepsOf(text: string): string[] {
  return text.split(' › ').map((step) => step.trim());
}

/** The table of docs/operating.md. */
export function documentedJobs(): DocumentedJob[] {
  const [, table = ''] = readFileSync(DOCUMENT, 'utf8').split('\n## Clicks');
  return table.split('\n').flatMap((line) => {
    const [, name, clicks, steps, shopifyClicks, shopifyWay] = ROW.exec(line) ?? [];
    if (name === undefined || steps === undefined || shopifyWay === undefined) return [];
    return [
      {
        name,
        clicks: Number(clicks),
        steps: stepsOf(steps),
        shopifyClicks: Number(shopifyClicks),
        shopifyWay: stepsOf(shopifyWay),
      },
    ];
  });
}
