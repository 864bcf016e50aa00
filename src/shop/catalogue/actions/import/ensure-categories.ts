import type { CategoryId } from '#kernel/ids.ts';
import { freeSlug, toSlug } from '#kernel/text/slug.ts';
import { ancestors } from '#kernel/tree/tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { slugProblem } from '../../rules/slug.ts';
import { type CategoryRow, readCategories, saveCategory } from '../../store/category.ts';

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

  /** The slug of its name, else of its name with those of the categories above it, else a numbered one. */
  async #freeSlug(path: readonly string[]): Promise<string> {
    const isTaken = (slug: string) => this.#slugs.has(slug);
    const isAllowed = (slug: string) => slugProblem(slug) === null;
    const name = path.at(-1) ?? '';
    const wordings = toSlug(name) === '' ? [] : [name, path.slice(-2).join(' '), path.join(' ')];
    const free = wordings.map(toSlug).find((slug) => isAllowed(slug) && !isTaken(slug));
    return free ?? freeSlug(name, { fallback: 'category', isAllowed, isTaken });
  }

  /** @returns the id of the last category of a path */
  async idOf(db: DbOrTx, path: readonly string[]): Promise<CategoryId> {
    const known = this.#byPath.get(CategoryPaths.#key(path));
    if (known !== undefined) return known;
    const parentId = path.length > 1 ? await this.idOf(db, path.slice(0, -1)) : null;
    const slug = await this.#freeSlug(path);
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
