/** A value that pages show, found in their text. */
export type Fact = Readonly<{ name: string; pattern: RegExp; pages: readonly string[] }>;

/** One read of one page of one process. */
export type Sample = Readonly<{
  page: string;
  process: string;
  startedAt: number;
  endedAt: number;
  status: number;
  /** How the answer was made, as its header says. */
  cacheStatus: string;
  /** All values of each fact: more than one is a mixture. */
  says: Readonly<Record<string, readonly string[]>>;
}>;

function read(body: string, page: string, facts: readonly Fact[]): Sample['says'] {
  const here = facts.filter(({ pages }) => pages.includes(page));
  return Object.fromEntries(
    here.map(({ name, pattern }) => [
      name,
      [...new Set([...body.matchAll(pattern)].map(([, value]) => value ?? ''))],
    ]),
  );
}

/** Reads all pages of all processes until it is stopped, and records what they show. */
export function startReaders(
  origins: readonly string[],
  { facts, callersEach, samples }: { facts: readonly Fact[]; callersEach: number; samples: Sample[] },
) {
  const pages = [...new Set(facts.flatMap((fact) => fact.pages))];
  let isStopping = false;

  async function look(origin: string, page: string): Promise<void> {
    const startedAt = Date.now();
    const answer = await fetch(origin + page);
    const body = await answer.text();
    samples.push({
      page,
      process: origin,
      startedAt,
      endedAt: Date.now(),
      status: answer.status,
      cacheStatus: answer.headers.get('x-page-cache') ?? '',
      says: read(body, page, facts),
    });
  }

  async function hammer(origin: string, first: number): Promise<void> {
    for (let turn = first; !isStopping; turn += 1) {
      await look(origin, pages[turn % pages.length] ?? '/');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  const running = origins.flatMap((origin) =>
    Array.from({ length: callersEach }, (_, number) => hammer(origin, number)),
  );
  return {
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
