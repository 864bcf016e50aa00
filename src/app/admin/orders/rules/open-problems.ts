type Problems = Readonly<Record<string, string>>;

/** The value at a path such as `address.street` or `ownLines.0.name`; undefined if there is none. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    );
}

/** The problems of a refused form at fields that have not been changed since. */
export function openProblems(problems: Problems, sent: object, now: object): Problems {
  const isSame = (path: string) => JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(now, path));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => isSame(path)));
}
