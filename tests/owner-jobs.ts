import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An owner's job as in docs/operating.md: its clicks here and in Shopify, with the steps. */
export type DocumentedJob = Readonly<{
  name: string;
  clicks: number;
  way: readonly string[];
  shopifyClicks: number;
  shopifyWay: readonly string[];
}>;

const DOCUMENT = join(import.meta.dirname, '../docs/operating.md');
const ROW = /^\| ([^|]+) \| (\d+) \| ([^|]+) \| (\d+) \| ([^|]+) \|$/;

function stepsOf(way: string): string[] {
  return way.split(' › ').map((step) => step.trim());
}

/** The table of docs/operating.md. */
export function documentedJobs(): DocumentedJob[] {
  const [, table = ''] = readFileSync(DOCUMENT, 'utf8').split('\n## Clicks');
  return table.split('\n').flatMap((line) => {
    const [, name, clicks, way, shopifyClicks, shopifyWay] = ROW.exec(line) ?? [];
    if (name === undefined || way === undefined || shopifyWay === undefined) return [];
    return [
      {
        name,
        clicks: Number(clicks),
        way: stepsOf(way),
        shopifyClicks: Number(shopifyClicks),
        shopifyWay: stepsOf(shopifyWay),
      },
    ];
  });
}
