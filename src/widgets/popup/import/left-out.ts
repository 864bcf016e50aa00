/**
 * Why something of an export does not stand in the popup: there is no such widget, setting, kind of field or value, the
 * picture is not in the library, the HTML may not stand there, the link leads nowhere, or it is a matter of looks.
 */
export const LEFT_OUT = ['widget', 'field', 'setting', 'value', 'picture', 'link', 'html', 'look'] as const;
export type LeftOutKind = (typeof LEFT_OUT)[number];

/** What was not taken over; `name` as the export has it, with the value where that is the reason. */
export type LeftOut = Readonly<{ kind: LeftOutKind; name: string }>;

/** Notes what is left out; each once. */
export class LeftOuts {
  readonly #found = new Map<string, LeftOut>();

  note(kind: LeftOutKind, name: string): void {
    this.#found.set(`${kind} ${name}`, { kind, name });
  }

  /** By kind, in the order of {@link LEFT_OUT}. */
  get all(): LeftOut[] {
    const found = [...this.#found.values()];
    return LEFT_OUT.flatMap((kind) => found.filter((one) => one.kind === kind));
  }
}
