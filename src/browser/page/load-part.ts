/** A lazy part of the script that did not arrive. */
class PartFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk failed: ${name}`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Fetches a lazy part of the script. What is on the page goes on working without it.
 *
 * @returns the part, or null when it did not arrive; asking again tries again
 * Source: spec §8; GEN-06
 */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (cause) {
    console.error(new PartFailed(name, cause));
    return null;
  }
}
