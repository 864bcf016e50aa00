import { LEFT_OUT, type LeftOut, type LeftOutKind } from '#shop/templates/rules/left-out.ts';

/** Collects what is left out, without duplicates. */
export class LeftOuts {
  readonly #found = new Map<string, LeftOut>();

  note(kind: LeftOutKind, name: string): void {
    this.#found.set(`${kind} ${name}`, { kind, name });
  }

  /** By kind, in the order of `LEFT_OUT`. */
  get all(): LeftOut[] {
    const items = [...this.#found.values()];
    return LEFT_OUT.flatMap((kind) => items.filter((one) => one.kind === kind));
  }
}
