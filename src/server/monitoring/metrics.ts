import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '#composition/config.ts';
import type { PageCache } from '#platform/cache/pages/page-cache.ts';
import type { SecondTier } from '#platform/cache/pages/second-tier.ts';
import type { Replica } from '#platform/database/replica.ts';
import { metricsOf } from '#platform/processes/cluster-metrics.ts';
import type { CachedPages } from '../page-cache/open-page-cache.ts';
import { mayReadMetrics } from './metrics-access.ts';

type Figures = ReturnType<PageCache['figures']>;
type Described = Readonly<{ name: string; help: string; read: (figures: Figures) => number }>;

/** How a page was served, each with its counter. */
const ANSWERS = ['hit', 'made', 'taken', 'stale', 'doubtful', 'passed'] as const;
/** The result of a lookup in the second tier. */
const LOOKS = ['taken', 'absent', 'refused', 'failed'] as const;

const COUNTS: readonly Described[] = [
  { name: 'jamra_page_drops_total', help: 'Kept pages that a change dropped.', read: (now) => now.dropped },
  { name: 'jamra_page_not_kept_total', help: 'Pages made and not kept.', read: (now) => now.notKept },
  { name: 'jamra_page_failures_total', help: 'Pages that could not be made.', read: (now) => now.failed },
];

const LEVELS: readonly Described[] = [
  { name: 'jamra_pages_kept', help: 'Pages kept now.', read: (now) => now.pages },
  { name: 'jamra_pages_bytes', help: 'Bytes that kept pages take.', read: (now) => now.bytes },
  { name: 'jamra_pages_most_bytes', help: 'Bytes that they may take.', read: (now) => now.mostBytes },
  {
    name: 'jamra_pages_hearing',
    help: 'Whether changes are heard: 1 or 0.',
    read: (now) => Number(now.isHearing),
  },
];

/** The page cache has its own counters; they are read when metrics are requested. */
function describePages(register: Registry, pages: PageCache): void {
  new Counter({
    name: 'jamra_page_answers_total',
    help: 'Pages for everybody, by how they came about.',
    labelNames: ['way'],
    registers: [register],
    collect() {
      this.reset();
      const figures = pages.figures();
      for (const status of ANSWERS) this.inc({ way: status }, figures[status]);
    },
  });
  for (const { name, help, read } of COUNTS)
    new Counter({
      name,
      help,
      registers: [register],
      collect() {
        this.reset();
        this.inc(read(pages.figures()));
      },
    });
  for (const { name, help, read } of LEVELS)
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read(pages.figures()));
      },
    });
}

function describeBlocks(register: Registry, { counts, bytes }: CachedPages['cachedBlocks']): void {
  new Counter({
    name: 'jamra_blocks_total',
    help: 'Blocks of widgets, by whether they were found or printed.',
    labelNames: ['way'],
    registers: [register],
    collect() {
      this.reset();
      this.inc({ way: 'hit' }, counts.hit);
      this.inc({ way: 'made' }, counts.made);
    },
  });
  new Gauge({
    name: 'jamra_blocks_bytes',
    help: 'Memory of printed blocks.',
    registers: [register],
    collect() {
      this.set(bytes());
    },
  });
}

/** The second tier has its own counters. */
function describeTier(register: Registry, tier: SecondTier): void {
  new Counter({
    name: 'jamra_second_tier_looks_total',
    help: 'Looks at what other processes made, by how they ended.',
    labelNames: ['end'],
    registers: [register],
    collect() {
      this.reset();
      const figures = tier.figures();
      for (const end of LOOKS) this.inc({ end }, figures[end]);
    },
  });
  new Counter({
    name: 'jamra_second_tier_stored_total',
    help: 'Pages left for other processes.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(tier.figures().stored);
    },
  });
  new Gauge({
    name: 'jamra_valkey_up',
    help: 'Whether Valkey answers: 1 or 0; over several processes, how many it answers.',
    registers: [register],
    collect() {
      this.set(Number(tier.figures().isUp));
    },
  });
}

/** The replica has its own counters. */
function describeReplica(register: Registry, replica: Replica): void {
  new Counter({
    name: 'jamra_replica_reads_total',
    help: 'Wishes to read from the replica: read there, or on the primary since it was behind or away.',
    labelNames: ['end'],
    registers: [register],
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(replica.figures())) this.inc({ end }, count);
    },
  });
}

type Sources = { config: Config; cachedPages: CachedPages | null; replica: Replica | null };

/**
 * `/metrics`: metrics in Prometheus text format of all processes that share the port, for this machine and for
 * requests with the token.
 */
export function registerMetrics(app: FastifyInstance, { config, cachedPages, replica }: Sources): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  if (cachedPages !== null) {
    describePages(register, cachedPages.cache);
    describeBlocks(register, cachedPages.cachedBlocks);
  }
  if (replica !== null) describeReplica(register, replica);
  if (cachedPages?.tier) describeTier(register, cachedPages.tier);
  const figures = metricsOf(register);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, config.metricsToken))
      return reply
        .status(403)
        .type('text/plain')
        .send('The figures are for this machine, or need the token.\n');
    const text = await figures();
    if (text === null) return reply.status(503).type('text/plain').send('Not all processes answered.\n');
    return reply.type(register.contentType).send(text);
  });
}
