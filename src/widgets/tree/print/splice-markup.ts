import type { PrintedMarkup } from './block.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A part's texts and holes; ids in it begin with its name, since each part counts its own. */
function named({ texts, holes }: PrintedMarkup, name: string): Pick<PrintedMarkup, 'texts' | 'holes'> {
  const ids = texts.map((text, at) =>
    at > 0 && holes[at - 1] === '' ? encoder.encode(name + decoder.decode(text)) : text,
  );
  return { texts: ids, holes };
}

/**
 * Markup with parts of it that were printed apart.
 *
 * @param outer has a hole for each of these parts, by its name
 */
export function spliceMarkup(
  outer: PrintedMarkup,
  parts: Readonly<Record<string, PrintedMarkup>>,
): PrintedMarkup {
  const texts: Uint8Array[] = [];
  const holes: string[] = [];
  let open: Uint8Array[] = [];
  const close = () => {
    texts.push(joined(open));
    open = [];
  };
  const add = (from: Pick<PrintedMarkup, 'texts' | 'holes'>, addHole: (hole: string) => void) => {
    for (const [at, text] of from.texts.entries()) {
      open.push(text);
      const hole = from.holes[at];
      if (hole !== undefined) addHole(hole);
    }
  };
  const leaveHole = (hole: string) => {
    close();
    holes.push(hole);
  };
  add(outer, (hole) => {
    const part = parts[hole];
    if (part === undefined) leaveHole(hole);
    else add(named(part, hole), leaveHole);
  });
  close();
  const used = outer.holes.flatMap((hole) => parts[hole] ?? []);
  return { texts, holes, preloads: [outer, ...used].flatMap(({ preloads }) => preloads) };
}

function joined(texts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(texts.reduce((sum, text) => sum + text.byteLength, 0));
  let at = 0;
  for (const text of texts) {
    all.set(text, at);
    at += text.byteLength;
  }
  return all;
}
