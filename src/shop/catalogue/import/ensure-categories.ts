import type { CategoryId } from '#kernel/ids.ts';
import { toSlug } from '#kernel/text/slug.ts';
import { ancestors } from '#kernel/tree/tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type CategoryRow, readCategories, saveCategory } from '../store/category.ts';

/** Resolves category paths to ids; creates missing categories. */
export class CategoryPaths {
  readonly #byPath = new Map<string, CategoryId>();
  readonly #slugs = new Set<string>();

  private constructor(rows: readonly CategoryRow[]) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const parentOf = ({ parentId }: CategoryRow) => (parentId === null ? undefined : byId.get(parentId));
    const pathOf = (row: CategoryRow) =>
      [row, ...ancestors(row, parentOf)].map(({ name }) => name.en).reverse();
    for (const row of rows) {
      this.#byPath.set(CategoryPaths.#key(pathOf(row)), row.id);
      this.#slugs.add(row.slug);
    }
  }

  static async read(db: DbOrTx): Promise<CategoryPaths> {
    return new CategoryPaths(await readCategories(db));
  }

  static #key(path: readonly string[]): string {
    return path.map((name) => name.toLowerCase()).join('\n');
  }

  #freeSlug(path: readonly string[]): string {
    const own = toSlug(path.at(-1) ?? '') || 'category';
    const candidates = [own, toSlug(path.slice(-2).join(' ')), toSlug(path.join(' '))];
    const free = candidates.find((slug) => slug !== '' && !this.#slugs.has(slug));
    return free ?? `${own}-${this.#slugs.size + 1}`;
  }

  /** @returns the id of the last category of a path */
  async idOf(db: DbOrTx, path: readonly string[]): Promise<CategoryId> {
    const known = this.#byPath.get(CategoryPaths.#key(path));
    if (known !== undefined) return known;
    const parentId = path.length > 1 ? await this.idOf(db, path.slice(0, -1)) : null;
    const slug = this.#freeSlug(path);
    const name = { en: path.at(-1) ?? '' };
    const id = await saveCategory(db, {
      parentId,
      slug,
      name,
      description: { en: '' },
      imageId: null,
      position: this.#slugs.size,
    });
    this.#slugs.add(slug);
    this.#byPath.set(CategoryPaths.#key(path), id);
    return id;
  }
}
