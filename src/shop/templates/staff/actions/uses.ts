import type { DocumentUse } from '#kernel/editing/document-use.ts';
import { splitLanguage } from '#kernel/language.ts';
import { linkedBy, linkedIn } from '#kernel/web/addresses/link-hash.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { TemplatePlace } from '../../rules/places.ts';
import {
  type NamingDocument,
  readLinkingProducts,
  readMenuAddresses,
  readNamingDocuments,
} from '../store/uses.ts';
import type { TemplateEditDeps } from './save-template.ts';

const NAMED_TEMPLATES = ['section', 'loop-item', 'popup', 'off-canvas'] as const;

/**
 * What may be named: a template by its place, or a page, article or project by its kind. `path` is where it stands without
 * language; null where nothing leads to it by an address.
 */
type Named = Readonly<{
  of: 'template' | 'document';
  kind: string;
  id: number;
  path: string | null;
}>;

/** Settings that are an address of the shop as a whole; those within a text are escaped. */
const ADDRESSES = /"\/[^"\\]*"/g;

function leadsTo(address: string, path: string): boolean {
  const [start = ''] = address.split(/[?#]/);
  return start.startsWith('/') && splitLanguage(start.endsWith('/') ? start : `${start}/`).path === path;
}

/** What names a template or document by some addresses, and by links in some text. */
function naming({ of, kind, id, path }: Named) {
  const isLinked = (linked: ReturnType<typeof linkedBy>) =>
    of === 'template' && linked !== null && linked.place === kind && linked.id === id;
  return {
    byAddress: (address: string) => isLinked(linkedBy(address)) || (path !== null && leadsTo(address, path)),
    byText: (text: string) => linkedIn(text).some(isLinked),
  };
}

/** A link to a page names any document by its id. */
function isReferenceTo(named: Named, { kind, id }: { kind: string; id: number | string }): boolean {
  return id === named.id && (kind === named.kind || (kind === 'page' && named.of === 'document'));
}

/**
 * Where a template or a document is named: chosen in the nodes of another one, by the address of a link or of a menu, or, a
 * popup or an off-canvas panel, by links in texts. What names itself is not in use by that.
 */
export function documentUses({ referencesOf }: Pick<TemplateEditDeps, 'referencesOf'>) {
  return async (db: DbOrTx, named: Named): Promise<DocumentUse[]> => {
    const { byAddress, byText } = naming(named);
    const names = ({ tree, body }: NamingDocument) => {
      const settings = JSON.stringify(tree);
      return (
        referencesOf(tree).some((one) => isReferenceTo(named, one)) ||
        byText(settings + body) ||
        (settings.match(ADDRESSES) ?? []).some((address) => byAddress(address.slice(1, -1)))
      );
    };
    const isOther = ({ use }: NamingDocument) => use.kind !== named.of || use.id !== named.id;
    const documents = await readNamingDocuments(db);
    const menus = await readMenuAddresses(db);
    const hasLinks = named.kind === 'popup' || named.kind === 'off-canvas';
    const products = hasLinks ? await readLinkingProducts(db) : [];
    return [
      ...documents.filter((one) => isOther(one) && names(one)).map(({ use }) => use),
      ...products.flatMap(({ id, name, texts }): DocumentUse[] =>
        byText(texts) ? [{ kind: 'product', id, name }] : [],
      ),
      ...menus.flatMap(({ place, addresses }): DocumentUse[] =>
        addresses.some(byAddress) ? [{ kind: 'menu', place }] : [],
      ),
    ];
  };
}

/** Where a template is named; null for those that stand around pages by their conditions alone. */
export function usesOfTemplate(deps: Pick<TemplateEditDeps, 'referencesOf'>) {
  const uses = documentUses(deps);
  return async (
    db: DbOrTx,
    { id, place }: Readonly<{ id: number; place: TemplatePlace }>,
  ): Promise<DocumentUse[] | null> => {
    const kind = NAMED_TEMPLATES.find((one) => one === place);
    return kind === undefined ? null : uses(db, { of: 'template', kind, id, path: null });
  };
}
