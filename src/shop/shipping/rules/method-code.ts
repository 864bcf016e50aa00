import { toSlug } from '#kernel/text/slug.ts';

/** The facts that a shipping method's code is made from. */
type CodedMethod = Readonly<{
  /** Empty for a new method. */
  code: string;
  title: Readonly<{ en: string }>;
  costMinor: number | null;
  minimumMinor: number | null;
}>;

const LONGEST_CODE = 40;
const FALLBACK = 'method';

/** Free delivery from an order value replaces paid methods that are not faster, by its code. */
function ownCode({ title, costMinor, minimumMinor }: CodedMethod): string {
  if (costMinor === 0 && (minimumMinor ?? 0) > 0) return 'free';
  return toSlug(title.en).slice(0, LONGEST_CODE).replace(/-+$/, '') || FALLBACK;
}

function freeCode(preferred: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const code = `${preferred.slice(0, LONGEST_CODE - end.length)}${end}`;
    if (!taken.has(code)) return code;
  }
}

/**
 * The codes of a zone's methods: those without one get it of their English name, unique within the zone.
 *
 * @returns one code for each method, in their order
 */
export function codesOf(methods: readonly CodedMethod[]): string[] {
  const taken = new Set(methods.map(({ code }) => code));
  return methods.map((method) => {
    const code = method.code === '' ? freeCode(ownCode(method), taken) : method.code;
    taken.add(code);
    return code;
  });
}
