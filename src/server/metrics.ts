import type { FastifyInstance } from 'fastify';
import type { PageCache } from '#platform/cache/page-cache.ts';

type Figures = ReturnType<PageCache['figures']>;

/** How an answer came about, and for each the count that says so. */
const ANSWERS = ['hit', 'made', 'stale', 'doubtful', 'passed'] as const;

const line = (name: string, value: number) => `${name} ${value}`;
const described = (name: string, type: 'counter' | 'gauge', help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function ofPages(figures: Figures): string[] {
  const counter = (name: string, help: string, value: number) => [
    ...described(name, 'counter', help),
    line(name, value),
  ];
  const gauge = (name: string, help: string, value: number) => [
    ...described(name, 'gauge', help),
    line(name, value),
  ];
  return [
    ...described('jamra_page_answers_total', 'counter', 'Pages for everybody, by how they came about.'),
    ...ANSWERS.map((way) => line(`jamra_page_answers_total{way="${way}"}`, figures[way])),
    ...counter('jamra_page_drops_total', 'Kept pages that a change dropped.', figures.dropped),
    ...counter('jamra_page_not_kept_total', 'Pages made and not kept.', figures.notKept),
    ...counter('jamra_page_failures_total', 'Pages that could not be made.', figures.failed),
    ...gauge('jamra_pages_kept', 'Pages kept now.', figures.pages),
    ...gauge('jamra_pages_bytes', 'Bytes that kept pages take.', figures.bytes),
    ...gauge('jamra_pages_most_bytes', 'Bytes that they may take.', figures.mostBytes),
    ...gauge('jamra_pages_hearing', 'Whether changes are heard: 1 or 0.', Number(figures.isHearing)),
  ];
}

function ofProcess(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...described('process_resident_memory_bytes', 'gauge', 'Memory of this process.'),
    line('process_resident_memory_bytes', rss),
    ...described('nodejs_heap_size_used_bytes', 'gauge', 'Memory that objects take.'),
    line('nodejs_heap_size_used_bytes', heapUsed),
    ...described('process_uptime_seconds', 'gauge', 'Seconds since the start.'),
    line('process_uptime_seconds', Math.round(process.uptime())),
  ];
}

/** `/metrics`: figures of this process in Prometheus' text format. */
export function registerMetrics(app: FastifyInstance, pages: PageCache | null): void {
  app.get('/metrics', async (_request, reply) => {
    const lines = [...(pages === null ? [] : ofPages(pages.figures())), ...ofProcess()];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}
